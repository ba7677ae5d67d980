/** What typed arrays have in common here. */
interface Numbers {
  readonly length: number;
  [index: number]: number;
  set(from: Numbers): void;
}

const FIRST_ROWS = 256;

/** Numbers of rows in columns of their own: a tenth of what objects would take. */
export class Columns<Name extends string> {
  private room = 0;
  private readonly columns = new Map<Name, Numbers>();

  constructor(private readonly kinds: Record<Name, new (length: number) => Numbers>) {
    this.grow(FIRST_ROWS);
  }

  write(row: number, values: Record<Name, number>): void {
    if (row >= this.room) this.grow(Math.max(row + 1, this.room * 2));
    for (const [name, column] of this.columns) column[row] = values[name];
  }

  /** The numbers of all rows. They may be read until the next row is written, which may replace the column. */
  column(name: Name): ArrayLike<number> {
    return this.columns.get(name) ?? [];
  }

  private grow(room: number): void {
    for (const name of Object.keys(this.kinds) as Name[]) {
      const grown = new this.kinds[name](room);
      const column = this.columns.get(name);
      if (column) grown.set(column);
      this.columns.set(name, grown);
    }
    this.room = room;
  }
}
