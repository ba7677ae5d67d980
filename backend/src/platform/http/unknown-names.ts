const MOST_NAMED = 10;
const LONGEST_NAME = 60;

/** Refuses properties by name but lists only some of many, so that the answer cannot outgrow its request. */
export function unknownNames(names: string[]): Record<string, string[]> {
  const named = names.slice(0, MOST_NAMED).map((name) => name.slice(0, LONGEST_NAME));
  return Object.fromEntries(named.map((name) => [name, [`${name} is not a known field`]]));
}
