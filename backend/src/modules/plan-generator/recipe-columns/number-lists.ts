const FIRST_NUMBERS = 1024;

/** Stores a short list of numbers for each row in one array. */
export class NumberLists {
  private numbers = new Int32Array(FIRST_NUMBERS);
  private used = 0;
  private wasted = 0;
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];

  of(row: number): Int32Array {
    const start = this.starts[row] ?? 0;
    return this.numbers.subarray(start, start + (this.lengths[row] ?? 0));
  }

  write(row: number, list: readonly number[]): void {
    this.wasted += this.lengths[row] ?? 0;
    this.lengths[row] = 0;
    if (this.wasted > this.used / 2) this.tidy();
    if (this.used + list.length > this.numbers.length) this.grow(this.used + list.length);
    this.numbers.set(list, this.used);
    this.starts[row] = this.used;
    this.lengths[row] = list.length;
    this.used += list.length;
  }

  private grow(needed: number): void {
    const grown = new Int32Array(Math.max(needed, this.numbers.length * 2));
    grown.set(this.numbers.subarray(0, this.used));
    this.numbers = grown;
  }

  /** Closes the gaps of lists that were written again. */
  private tidy(): void {
    const kept = new Int32Array(this.numbers.length);
    let used = 0;
    for (let row = 0; row < this.starts.length; row++) {
      const list = this.of(row);
      kept.set(list, used);
      this.starts[row] = used;
      used += list.length;
    }
    this.numbers = kept;
    this.used = used;
    this.wasted = 0;
  }
}
