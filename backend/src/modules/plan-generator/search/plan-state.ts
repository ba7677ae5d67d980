import type { Problem, Slot } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { UsageCounts } from '../rules/usage-counts.js';

/** A plan under construction: the candidate of each open meal, and the totals. Days count from 0. */
export class PlanState {
  readonly usage: UsageCounts;
  /** Day by day in the order of the sums. */
  readonly totals: Float64Array;
  /** The index of each meal's candidate within its kind, or NONE, by day and position. */
  private readonly chosen: Int32Array;
  private readonly perDay: number;
  private readonly width: number;

  constructor(readonly problem: Problem) {
    this.usage = new UsageCounts(problem);
    this.perDay = problem.task.wish.mealsPerDay;
    this.chosen = new Int32Array(problem.meals).fill(NONE);
    this.width = problem.pool.width;
    this.totals = new Float64Array(this.width * problem.days.length);
    for (const [day, slots] of problem.days.entries())
      for (const { kept, type } of slots) {
        if (kept === null) continue;
        if (kept.isLeftovers) this.usage.countLeftovers(kept.main, kept.cuisine);
        else this.usage.count(kept.recipe, kept.main, kept.cuisine, day, type === 'dinner', 1);
        this.addTotals(day, kept.amounts, 0, 1);
      }
  }

  /** The sums of a day so far. */
  totalsOf(day: number): Float64Array {
    return this.totals.subarray(this.width * day, this.width * (day + 1));
  }

  slot(day: number, index: number): Slot {
    return this.problem.days[day]?.[index] as Slot;
  }

  /** The positions of a day that are not kept. */
  openPlaces(day: number): number[] {
    return (this.problem.days[day] ?? []).flatMap(({ kept }, index) => (kept === null ? [index] : []));
  }

  chosenAt(day: number, index: number): number {
    return this.chosen[day * this.perDay + index] as number;
  }

  /** The meals of a day, to be restored later. */
  choicesOf(day: number): Int32Array {
    return this.chosen.slice(day * this.perDay, (day + 1) * this.perDay);
  }

  restore(day: number, choices: Int32Array): void {
    for (const index of this.openPlaces(day)) this.take(day, index);
    for (const index of this.openPlaces(day)) this.put(day, index, choices[index] as number);
  }

  put(day: number, index: number, place: number): void {
    if (place === NONE) return;
    this.chosen[day * this.perDay + index] = place;
    this.count(day, index, place, 1);
  }

  /** Removes a meal and returns it, or NONE. */
  take(day: number, index: number): number {
    const place = this.chosenAt(day, index);
    if (place === NONE) return NONE;
    this.count(day, index, place, -1);
    this.chosen[day * this.perDay + index] = NONE;
    return place;
  }

  private count(day: number, index: number, place: number, by: 1 | -1): void {
    const { kind, type } = this.slot(day, index);
    const { pool, kinds } = this.problem;
    const { candidates } = kinds[kind] as Problem['kinds'][number];
    const recipe = candidates.recipes[place] as number;
    const [main, cuisine] = [pool.mains[recipe] as number, pool.cuisines[recipe] as number];
    this.usage.count(recipe, main, cuisine, day, type === 'dinner', by);
    this.addTotals(day, pool.amounts, this.width * recipe, by * (candidates.servings[place] as number));
  }

  private addTotals(day: number, amounts: Float64Array, from: number, times: number): void {
    const { totals, width } = this;
    const start = width * day;
    for (let n = 0; n < width; n++)
      totals[start + n] = (totals[start + n] as number) + times * (amounts[from + n] as number);
  }
}
