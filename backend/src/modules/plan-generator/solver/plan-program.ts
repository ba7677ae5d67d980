import type { Model } from 'highs';
import type { Problem, SlotKind } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { mostUses } from '../rules/uses.js';
import type { Prices } from './prices.js';
import { type Duals, reducedWorth, topPlaces } from './reduced-worth.js';
import { ColumnList, RowList } from './solver.js';

/** It is far above the worth of any plan, so that targets come first. */
const PENALTY = 50;
/** The factor by which the other targets are stricter when one may yield. */
const FIRMNESS = 40;
const FIRST_OF_KIND = 30;
const MORE_OF_KIND = 25;
export const PRECISION = 1e-7;

type Called = { kind: number; place: number }[];

/** The growing program, and the meaning of its rows and columns. */
export class PlanProgram {
  private readonly kindRows: number[] = [];
  /** The row of each main ingredient by its number within the pool, or NONE. */
  private readonly mainRowOf: Int32Array;
  private readonly cuisineRowOf: Int32Array;
  private readonly recipeRows: Int32Array;
  private readonly there: Uint8Array[];
  /** Space for the worth of each candidate at the prices of a round, for each kind. */
  private readonly reduced: Float64Array[];
  private rowCount = 0;
  private columnCount = 0;
  private readonly columnRecipes = new Map<number, number>();
  private readonly keptUses: Map<number, number>;

  constructor(
    private readonly problem: Problem,
    private readonly mostUses: number,
    private readonly yielding: number | null,
  ) {
    this.recipeRows = new Int32Array(problem.pool.ids.length).fill(NONE);
    this.mainRowOf = this.recipeRows.slice();
    this.cuisineRowOf = this.recipeRows.slice();
    this.there = problem.kinds.map(({ candidates }) => new Uint8Array(candidates.recipes.length));
    this.reduced = problem.kinds.map(({ candidates }) => new Float64Array(candidates.recipes.length));
    const cooked = keptOf(problem).filter(({ isLeftovers }) => !isLeftovers);
    this.keptUses = countBy(cooked, ({ recipe }) => recipe);
  }

  /** Rows for sums, kinds, main ingredients, and cuisines, and what may be missing or in excess at a penalty. */
  first(): { rows: RowList; columns: ColumnList } {
    const rows = new RowList();
    const columns = new ColumnList();
    this.addSums(rows, columns);
    for (const { open } of this.problem.kinds) {
      const row = rows.add(open, open);
      this.kindRows.push(row);
      columns.add(-PENALTY * 4, open, [[row, 1]]);
    }
    this.addShares(rows, columns);
    this.addSides(columns);
    this.rowCount = rows.size;
    this.columnCount = columns.size;
    return { rows, columns };
  }

  private addSums(rows: RowList, columns: ColumnList): void {
    const { pool, ranges, days } = this.problem;
    const kept = keptOf(this.problem);
    for (let n = 0; n < pool.width; n++) {
      const already = kept.reduce((sum, { amounts }) => sum + (amounts[n] ?? 0), 0);
      const least = days.length * (ranges.least[n] ?? 0) - already;
      const most = days.length * (ranges.most[n] ?? 0) - already;
      const unit = ranges.unit[n] ?? 1;
      const row = rows.add(least / unit, most / unit);
      const penalty = this.yielding === null || this.yielding === n ? PENALTY : PENALTY * FIRMNESS;
      columns.add(-penalty, Number.POSITIVE_INFINITY, [[row, 1]]);
      columns.add(-penalty, Number.POSITIVE_INFINITY, [[row, -1]]);
    }
  }

  private addShares(rows: RowList, columns: ColumnList): void {
    const { pool, mostOfMain, mostOfCuisine, costs } = this.problem;
    const kept = keptOf(this.problem);
    const rowFor = (names: Int32Array, most: number, already: Map<number, number>, rowOf: Int32Array) => {
      const known = new Map<number, number>();
      for (let recipe = 0; recipe < names.length; recipe++) {
        const name = names[recipe] as number;
        if (name === NONE) continue;
        const row =
          known.get(name) ?? rows.add(Number.NEGATIVE_INFINITY, Math.max(0, most - (already.get(name) ?? 0)));
        known.set(name, row);
        rowOf[recipe] = row;
      }
      return known.values();
    };
    rowFor(
      pool.mains,
      mostOfMain,
      countBy(kept, ({ main }) => main),
      this.mainRowOf,
    );
    const cuisineRows = rowFor(
      pool.cuisines,
      mostOfCuisine,
      countBy(kept, ({ cuisine }) => cuisine),
      this.cuisineRowOf,
    );
    for (const row of cuisineRows) columns.add(-costs.cuisine, Number.POSITIVE_INFINITY, [[row, -1]]);
  }

  /** Only a proof has them: every meal may have as much of every side as goes beside a dish. */
  private addSides(columns: ColumnList): void {
    const { beside = [], kinds, ranges } = this.problem;
    const meals = kinds.reduce((sum, { open }) => sum + open, 0);
    for (const amounts of beside)
      columns.add(
        0,
        meals,
        Array.from(amounts, (amount, n): [number, number] => [n, amount / (ranges.unit[n] ?? 1)]),
      );
  }

  read(duals: Float64Array): Duals {
    const dual = (row: number) => (row === NONE ? 0 : (duals[row] ?? 0));
    const { ranges } = this.problem;
    const recipes = new Float64Array(this.recipeRows.length);
    for (let recipe = 0; recipe < recipes.length; recipe++)
      recipes[recipe] =
        dual(this.recipeRows[recipe] as number) +
        dual(this.mainRowOf[recipe] as number) +
        dual(this.cuisineRowOf[recipe] as number);
    return {
      sums: ranges.unit.map((unit, n) => dual(n) / unit),
      kinds: Float64Array.from(this.kindRows, dual),
      recipes,
    };
  }

  /**
   * Candidates that would improve the program, the best few of each kind, and the maximum improvement by all of them.
   */
  called(prices: Duals): { columns: Called; gain: number } {
    const columns: Called = [];
    let gain = 0;
    for (const [kind, slots] of this.problem.kinds.entries()) {
      if (slots.open === 0) continue;
      const reduced = reducedWorth(this.problem, prices, slots, kind, this.reduced[kind]);
      const best = topPlaces(reduced, this.there[kind], this.wanted());
      gain += slots.open * Math.max(0, ...best.map((place) => reduced[place] ?? 0));
      for (const place of best) if ((reduced[place] ?? 0) > PRECISION) columns.push({ kind, place });
    }
    return { columns, gain };
  }

  private wanted(): number {
    return this.there.some((marks) => marks.includes(1)) ? MORE_OF_KIND : FIRST_OF_KIND;
  }

  extend(model: Model, called: Called): void {
    const columns = new ColumnList();
    const rows = new RowList();
    for (const { kind, place } of called) this.addCandidate(kind, place, rows, columns);
    model.addRows({
      lower: Float64Array.from(rows.lower),
      upper: Float64Array.from(rows.upper),
      matrix: {
        format: 'csr',
        numRows: rows.size,
        numCols: model.getDimensions().numCols,
        starts: new Int32Array(rows.size + 1),
        indices: new Int32Array(0),
        values: new Float64Array(0),
      },
    });
    this.rowCount += rows.size;
    this.columnCount += columns.size;
    model.addCols({
      cost: Float64Array.from(columns.cost),
      lower: Float64Array.from(columns.lower),
      upper: Float64Array.from(columns.upper),
      matrix: columns.matrix(this.rowCount),
    });
  }

  private addCandidate(kind: number, place: number, rows: RowList, columns: ColumnList): void {
    const { pool, kinds, ranges } = this.problem;
    const slots = kinds[kind] as SlotKind;
    const recipe = slots.candidates.recipes[place] ?? 0;
    const servings = slots.candidates.servings[place] ?? 0;
    (this.there[kind] as Uint8Array)[place] = 1;
    const entries: [number, number][] = [];
    for (let n = 0; n < pool.width; n++)
      entries.push([n, ((pool.amounts[pool.width * recipe + n] ?? 0) * servings) / (ranges.unit[n] ?? 1)]);
    entries.push([this.kindRows[kind] ?? 0, 1]);
    for (const row of [this.mainRowOf[recipe] ?? NONE, this.cuisineRowOf[recipe] ?? NONE])
      if (row !== NONE) entries.push([row, 1]);
    entries.push([this.rowOfRecipe(recipe, rows, columns), 1]);
    this.columnRecipes.set(this.columnCount + columns.size, recipe);
    columns.add(slots.candidates.worth[place] ?? 0, slots.open, entries);
  }

  /** The first use is free, and each further one costs, up to the limit of the rule of repetition. */
  private rowOfRecipe(recipe: number, rows: RowList, columns: ColumnList): number {
    const known = this.recipeRows[recipe] ?? NONE;
    if (known !== NONE) return known;
    const used = this.keptUses.get(recipe) ?? 0;
    const free = used > 0 ? 0 : 1;
    const left = Math.max(0, this.mostUses - used - free);
    const row = this.rowCount + rows.add(Number.NEGATIVE_INFINITY, free);
    columns.add(-this.problem.costs.repeat, left, [[row, -1]]);
    this.recipeRows[recipe] = row;
    return row;
  }

  /**
   * Returns the amount by which the bound has to be raised, because a recipe may be used more often than the
   * program allows.
   */
  slackOf(duals: Float64Array): number {
    const { task, costs } = this.problem;
    const { days, rules } = task.wish;
    const more = mostUses(rules.maxUses, days) - this.mostUses;
    const rows = this.recipeRows.filter((row) => row !== NONE);
    return rows.reduce((sum, row) => sum + more * Math.max(0, (duals[row] ?? 0) - costs.repeat), 0);
  }

  isWithin(model: Model): boolean {
    const { missing, unfilled } = this.solution(model);
    return unfilled < PRECISION && missing.every((amount) => amount < PRECISION);
  }

  /** The first columns are pairs of what is missing and in excess, followed by unfilled meals. */
  solution(model: Model): Pick<Prices, 'missing' | 'unfilled' | 'uses'> {
    const values = model.getSolution().colValue;
    const { ranges, days, kinds } = this.problem;
    const missing = ranges.unit.map((unit, n) => {
      const outside = (values[2 * n] ?? 0) - (values[2 * n + 1] ?? 0);
      return (outside * unit) / days.length;
    });
    const firstOfKinds = 2 * missing.length;
    const unfilled = kinds.reduce((sum, _, kind) => sum + (values[firstOfKinds + kind] ?? 0), 0);
    const uses = new Float64Array(this.recipeRows.length);
    for (const [at, recipe] of this.columnRecipes) uses[recipe] = (uses[recipe] ?? 0) + (values[at] ?? 0);
    return { missing, unfilled, uses };
  }
}

const keptOf = ({ days }: Problem) => days.flatMap((slots) => slots.flatMap(({ kept }) => kept ?? []));

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
