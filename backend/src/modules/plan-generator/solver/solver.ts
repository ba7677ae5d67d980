import loadHighs, { type Highs, type Model, type ModelData } from 'highs';

export type Solver = Highs;

/** The package's types describe its CommonJS version, in which the function is the property `default`. */
const load = loadHighs as unknown as typeof loadHighs.default;

/** Loads the solver. It blocks while it solves, so it must run in a worker. */
export const loadSolver = (): Promise<Solver> => load();

/** Columns of a program, each with a few rows and its coefficients there. */
export class ColumnList {
  readonly cost: number[] = [];
  readonly lower: number[] = [];
  readonly upper: number[] = [];
  private readonly starts = [0];
  private readonly indices: number[] = [];
  private readonly values: number[] = [];

  get size(): number {
    return this.cost.length;
  }

  add(cost: number, most: number, entries: readonly (readonly [row: number, value: number])[]): void {
    this.cost.push(cost);
    this.lower.push(0);
    this.upper.push(most);
    for (const [row, value] of entries) {
      if (value === 0) continue;
      this.indices.push(row);
      this.values.push(value);
    }
    this.starts.push(this.indices.length);
  }

  matrix(numRows: number) {
    return {
      format: 'csc' as const,
      numRows,
      numCols: this.size,
      starts: Int32Array.from(this.starts),
      indices: Int32Array.from(this.indices),
      values: Float64Array.from(this.values),
    };
  }
}

/** Rows with bounds, identified by their number. */
export class RowList {
  readonly lower: number[] = [];
  readonly upper: number[] = [];

  get size(): number {
    return this.lower.length;
  }

  /** Returns its number. */
  add(least: number, most: number): number {
    this.lower.push(least);
    return this.upper.push(most) - 1;
  }
}

/** A program to be maximized, in integers if requested. */
export function programOf(
  solver: Solver,
  rows: RowList,
  columns: ColumnList,
  { whole = false }: { whole?: boolean } = {},
): ModelData {
  const data: ModelData = {
    numCols: columns.size,
    numRows: rows.size,
    sense: solver.constants.objectiveSense.maximize,
    colCost: columns.cost,
    colLower: columns.lower,
    colUpper: columns.upper,
    rowLower: rows.lower,
    rowUpper: rows.upper,
    matrix: columns.matrix(rows.size),
  };
  const { integer } = solver.constants.variableType;
  return whole ? { ...data, integrality: Int32Array.from(columns.cost, () => integer) } : data;
}

/** Creates the model, uses it, and frees its memory. */
export function withProgram<Result>(solver: Solver, data: ModelData, use: (model: Model) => Result): Result {
  const model = solver.createModel(data);
  try {
    model.options.set({ output_flag: false });
    return use(model);
  } finally {
    model.dispose();
  }
}
