/** Assigns numbers from 0 to names in the order of their first use, so that arrays can store them. */
export class Names {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];

  get size(): number {
    return this.names.length;
  }

  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** Returns undefined for an unknown name. */
  find(name: string): number | undefined {
    return this.numbers.get(name);
  }

  /** Returns null for a number that no name has. */
  nameOf(number: number): string | null {
    return this.names[number] ?? null;
  }

  /** Returns the numbers of the names that satisfy a condition. */
  where(holds: (name: string) => boolean): number[] {
    return this.names.flatMap((name, number) => (holds(name) ? [number] : []));
  }

  /** Returns a bit mask for a few names. */
  maskOf(names: readonly string[]): number {
    return names.reduce((mask, name) => mask | (1 << this.numberOf(name)), 0);
  }
}
