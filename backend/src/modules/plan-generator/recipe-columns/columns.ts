/** The common interface of typed arrays here. */
interface Numbers {
  readonly length: number;
  [index: number]: number;
  set(from: Numbers): void;
}

const FIRST_ROWS = 256;

/** Stores the numbers of rows in columns, which take a tenth of the memory of objects. */
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

  /**
   * The numbers of all rows. The result is only valid until the next row is written, which may replace the column.
   */
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
