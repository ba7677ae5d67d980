/** Pseudo-random numbers that are the same for the same seed on every machine (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (least, most) => least + Math.floor(next() * (most - least + 1));

  return {
    between,
    onceIn: (times) => between(1, times) === 1,
    one: (list) => list[between(0, list.length - 1)],

    /** Returns different ones. */
    some(list, count) {
      const rest = [...list];
      return Array.from({ length: count }, () => rest.splice(between(0, rest.length - 1), 1)[0]);
    },

    bytes: (count) => Buffer.from(Array.from({ length: count }, () => between(0, 255))),
  };
}
