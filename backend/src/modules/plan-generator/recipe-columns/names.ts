/** Numbers names from 0 in the order they are first heard, so that arrays can hold them. */
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

  /** Undefined for a name that was never heard. */
  find(name: string): number | undefined {
    return this.numbers.get(name);
  }

  /** The numbers of those names that hold. */
  where(holds: (name: string) => boolean): number[] {
    return this.names.flatMap((name, number) => (holds(name) ? [number] : []));
  }

  /** One bit for each of a few names. */
  maskOf(names: readonly string[]): number {
    return names.reduce((mask, name) => mask | (1 << this.numberOf(name)), 0);
  }
}
