import type { Problem, SlotKind } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { WINDOW } from '../rules/uses.js';
import type { PlanState } from '../search/plan-state.js';
import { ColumnList, programOf, RowList, type Solver, withProgram } from './solver.js';

export interface ProgramLimits {
  /** The candidates of each kind that may be chosen. */
  places: readonly (readonly number[])[];
  /** The maximum number of branches of the solver. */
  nodes: number;
  /** A time limit as a last resort. */
  seconds: number;
  /**
   * The distance to the bounds of the targets. It is negative in proofs, which must include what only rounding
   * excludes.
   */
  margin?: number;
}

/** The solver's rounding: meals have to be this far inside the targets, in units of the tolerance. */
const MARGIN = 1e-5;

interface Column {
  day: number;
  kind: number;
  place: number;
}

/**
 * Solves some days of a plan, whose open meals are empty, as an integer program, while all others stay. Puts the
 * meals into the plan and returns 'found', or returns 'impossible', or 'open' if it gave up.
 */
export function solveDays(
  solver: Solver,
  state: PlanState,
  days: readonly number[],
  limits: ProgramLimits,
): 'found' | 'impossible' | 'open' {
  const { rows, columns, meaning } = new DayProgram(state, days, limits);
  if (meaning.length === 0) return 'impossible';
  return withProgram(solver, programOf(solver, rows, columns, { whole: true }), (model) => {
    model.options.set({
      mip_max_nodes: limits.nodes,
      mip_max_improving_sols: 1,
      time_limit: limits.seconds,
    });
    const { modelStatus } = model.run();
    const { infeasible } = solver.constants.modelStatus;
    if (modelStatus === infeasible) return 'impossible';
    const { feasible } = solver.constants.solutionStatus;
    if (model.info.get('primal_solution_status') !== feasible) return 'open';
    place(state, meaning, model.getSolution().colValue);
    return 'found';
  });
}

function place(state: PlanState, meaning: readonly Column[], values: Float64Array): void {
  for (const [at, { day, kind, place: candidate }] of meaning.entries()) {
    for (let times = Math.round(values[at] ?? 0); times > 0; times--) {
      const index = state
        .openPlaces(day)
        .find((each) => state.slot(day, each).kind === kind && state.chosenAt(day, each) === NONE);
      if (index !== undefined) state.put(day, index, candidate);
    }
  }
}

class DayProgram {
  readonly rows = new RowList();
  readonly columns = new ColumnList();
  readonly meaning: Column[] = [];
  private readonly problem: Problem;
  private readonly recipeRows = new Map<string, number>();
  private readonly mainRows = new Map<number, number>();

  constructor(
    private readonly state: PlanState,
    private readonly days: readonly number[],
    { places, margin = MARGIN }: ProgramLimits,
  ) {
    this.problem = state.problem;
    for (const day of days) this.addDay(day, places, margin);
  }

  private addDay(day: number, places: ProgramLimits['places'], margin: number): void {
    const { ranges, kinds } = this.problem;
    const { rows, state } = this;
    const totals = state.totalsOf(day);
    const sumRows = Array.from(ranges.unit, (unit, n) => {
      const already = totals[n] ?? 0;
      return rows.add(
        ((ranges.least[n] ?? 0) - already) / unit + margin,
        ((ranges.most[n] ?? 0) - already) / unit - margin,
      );
    });
    for (const [kind, slots] of kinds.entries()) {
      const indexes = state.openPlaces(day).filter((index) => state.slot(day, index).kind === kind);
      if (indexes.length === 0) continue;
      const kindRow = rows.add(indexes.length, indexes.length);
      for (const place of places[kind] ?? [])
        this.addCandidate({ day, kind, place }, slots, indexes.length, [kindRow, ...sumRows]);
    }
  }

  private addCandidate(
    column: Column,
    { candidates, type }: SlotKind,
    most: number,
    [kindRow = 0, ...sumRows]: readonly number[],
  ): void {
    const { pool, ranges } = this.problem;
    const { usage } = this.state;
    const recipe = candidates.recipes[column.place] ?? 0;
    const main = pool.mains[recipe] ?? NONE;
    const isDinner = type === 'dinner';
    if (!usage.allows(recipe, main, column.day, isDinner)) return;
    const servings = candidates.servings[column.place] ?? 0;
    const amounts = sumRows.map((row, n): [number, number] => [
      row,
      ((pool.amounts[pool.width * recipe + n] ?? 0) * servings) / (ranges.unit[n] ?? 1),
    ]);
    const shared = [
      ...this.windowRows(recipe, column.day),
      ...this.mainRow(main),
      ...this.dinnerRows(recipe, column.day, isDinner),
    ];
    const cost = usage.costOf(recipe, pool.cuisines[recipe] ?? NONE, column.day);
    this.columns.add((candidates.worth[column.place] ?? 0) - cost, most, [
      [kindRow, 1],
      ...amounts,
      ...shared.map((row): [number, number] => [row, 1]),
    ]);
    this.meaning.push(column);
  }

  /** One row for each window of days in which the recipe could be used too often. */
  private windowRows(recipe: number, day: number): number[] {
    const { days, rules } = this.problem.task.wish;
    const last = Math.max(0, days - WINDOW);
    const rows: number[] = [];
    for (let from = Math.max(0, day - WINDOW + 1); from <= Math.min(day, last); from++)
      rows.push(
        this.rowOf(`${recipe} from ${from}`, () => rules.maxUses - this.state.usage.usesWithin(recipe, from)),
      );
    return rows;
  }

  private mainRow(main: number): number[] {
    if (main === NONE) return [];
    let row = this.mainRows.get(main);
    if (row === undefined) {
      row = this.rows.add(Number.NEGATIVE_INFINITY, this.state.usage.leftOfMain(main));
      this.mainRows.set(main, row);
    }
    return [row];
  }

  /** The rows are for consecutive days of the program. */
  private dinnerRows(recipe: number, day: number, isDinner: boolean): number[] {
    if (!isDinner) return [];
    return [day - 1, day + 1]
      .filter((next) => this.days.includes(next))
      .map((next) => this.rowOf(`${recipe} at dinner on ${Math.min(day, next)}`, () => 1));
  }

  private rowOf(name: string, most: () => number): number {
    let row = this.recipeRows.get(name);
    if (row === undefined) {
      row = this.rows.add(Number.NEGATIVE_INFINITY, most());
      this.recipeRows.set(name, row);
    }
    return row;
  }
}
