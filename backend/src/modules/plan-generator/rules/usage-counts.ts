import type { Problem } from '../problem/problem.js';
import { CUISINE, REPEAT, SAME_DAY } from '../problem/worth.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { WINDOW } from './uses.js';

/**
 * The counts of a plan so far, by numbers of the pool, which tell immediately what another meal would break or cost.
 * Days count from 0.
 */
export class UsageCounts {
  private readonly days: number;
  private readonly maxUses: number;
  private readonly uses: Uint16Array;
  private readonly usesByDay: Uint8Array;
  private readonly dinnersByDay: Uint8Array;
  private readonly mains: Uint16Array;
  private readonly cuisines: Uint16Array;
  private readonly mostOfMain: number;
  private readonly mostOfCuisine: number;

  constructor(problem: Problem) {
    const { pool, task } = problem;
    const recipes = pool.ids.length;
    this.days = task.wish.days;
    this.maxUses = task.wish.rules.maxUses;
    this.uses = new Uint16Array(recipes);
    this.usesByDay = new Uint8Array(recipes * this.days);
    this.dinnersByDay = new Uint8Array(recipes * this.days);
    this.mains = new Uint16Array(1 + highest(pool.mains));
    this.cuisines = new Uint16Array(1 + highest(pool.cuisines));
    this.mostOfMain = problem.mostOfMain;
    this.mostOfCuisine = problem.mostOfCuisine;
  }

  /** Leftovers repeat no recipe, but their main ingredient and cuisine are eaten again. */
  countLeftovers(main: number, cuisine: number): void {
    if (main !== NONE) this.mains[main] = (this.mains[main] ?? 0) + 1;
    if (cuisine !== NONE) this.cuisines[cuisine] = (this.cuisines[cuisine] ?? 0) + 1;
  }

  /** `by` is 1 for a meal that is added and -1 for one that is removed. */
  count(recipe: number, main: number, cuisine: number, day: number, isDinner: boolean, by: 1 | -1): void {
    const place = recipe * this.days + day;
    this.uses[recipe] = (this.uses[recipe] as number) + by;
    this.usesByDay[place] = (this.usesByDay[place] as number) + by;
    if (isDinner) this.dinnersByDay[place] = (this.dinnersByDay[place] as number) + by;
    if (main !== NONE) this.mains[main] = (this.mains[main] ?? 0) + by;
    if (cuisine !== NONE) this.cuisines[cuisine] = (this.cuisines[cuisine] ?? 0) + by;
  }

  /** Whether all rules allow another use on this day. */
  allows(recipe: number, main: number, day: number, isDinner: boolean): boolean {
    if (main !== NONE && (this.mains[main] as number) >= this.mostOfMain) return false;
    if (isDinner && this.isDinnerNextTo(recipe, day)) return false;
    return this.isFree(recipe, day);
  }

  isDinnerNextTo(recipe: number, day: number): boolean {
    const place = recipe * this.days + day;
    if (day > 0 && this.dinnersByDay[place - 1] !== 0) return true;
    return day + 1 < this.days && this.dinnersByDay[place + 1] !== 0;
  }

  /** Whether every window of days that contains this day has room for another use. */
  private isFree(recipe: number, day: number): boolean {
    if ((this.uses[recipe] as number) < this.maxUses) return true;
    const start = recipe * this.days;
    const first = Math.max(0, day - WINDOW + 1);
    let within = 0;
    for (let each = first; each < Math.min(first + WINDOW, this.days); each++)
      within += this.usesByDay[start + each] as number;
    for (let from = first; within < this.maxUses; from++) {
      if (from >= day || from + WINDOW >= this.days) return true;
      within += (this.usesByDay[start + from + WINDOW] as number) - (this.usesByDay[start + from] as number);
    }
    return false;
  }

  /** Returns the loss of variety by another use on this day. */
  costOf(recipe: number, cuisine: number, day: number): number {
    let cost = 0;
    if ((this.uses[recipe] as number) > 0) cost += REPEAT;
    if ((this.usesByDay[recipe * this.days + day] as number) > 0) cost += SAME_DAY;
    if (cuisine !== NONE && (this.cuisines[cuisine] as number) >= this.mostOfCuisine) cost += CUISINE;
    return cost;
  }

  /** The cost of all repetitions together. */
  totalCost(): number {
    let cost = 0;
    for (const uses of this.uses) cost += REPEAT * Math.max(0, uses - 1);
    for (const uses of this.usesByDay) cost += SAME_DAY * Math.max(0, uses - 1);
    for (const meals of this.cuisines) cost += CUISINE * Math.max(0, meals - this.mostOfCuisine);
    return cost;
  }

  /** The number of uses in the window that starts on day `from`. */
  usesWithin(recipe: number, from: number): number {
    let uses = 0;
    for (let day = from; day < Math.min(from + WINDOW, this.days); day++)
      uses += this.usesByDay[recipe * this.days + day] as number;
    return uses;
  }

  usesOf(recipe: number): number {
    return this.uses[recipe] as number;
  }

  leftOfMain(main: number): number {
    return this.mostOfMain - (this.mains[main] as number);
  }
}

function highest(numbers: Int32Array): number {
  let most = 0;
  for (const each of numbers) if (each > most) most = each;
  return most;
}
