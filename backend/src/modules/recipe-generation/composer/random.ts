/** Pseudo-random choices that are the same for the same numbers. */
export class Random {
  private state: number;

  constructor(...numbers: number[]) {
    this.state = numbers.reduce(
      (mixed, number) => Math.imul(mixed ^ number, 0x9e3779b1) ^ (mixed >>> 15),
      0x2545f491,
    );
  }

  /** Returns a number from 0 to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    return values.flatMap(() => left.splice(Math.floor(this.next() * left.length), 1));
  }
}
