/** The numbers are known only after the layout, so they are looked up when pages are drawn. */
export class PageNumbers {
  private known: ReadonlyMap<string, number> = new Map();

  settle(known: ReadonlyMap<string, number>) {
    this.known = known;
  }

  of(id: string): string {
    return String(this.known.get(id) ?? '');
  }
}
