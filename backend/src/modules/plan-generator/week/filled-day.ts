import type { DayCosts } from './day-costs.js';
import type { CostsOfMeal } from './part-of-meal.js';
import { SidesOfDay } from './sides-of-day.js';

/** The choices for one place: portions of a dish, or the amounts of a side, including none. */
export interface Options {
  /** The vector of each option, in order of their energy. */
  vectors: Float64Array;
  /** The cost of each option by itself. */
  costs: Float64Array;
  count: number;
}

/** A place that is filled by one of its options. */
export interface Part {
  meal: number;
  options: Options;
  chosen: number;
  /** The number of the side that each option is, or NONE if that may be eaten again on the day. */
  once?: Int32Array;
  /** A cache of costs of its meal, shared with other fits. */
  ofMeal?: CostsOfMeal;
}

/** Amounts of a meal that no choice changes. */
export interface KeptAmounts {
  meal: number;
  vector: Float64Array;
}

/** One day: its meals are made of parts, and each part is one of several options. */
export class FilledDay {
  readonly width: number;
  readonly sides = new SidesOfDay();
  /** The amounts of all meals together. */
  readonly amounts: Float64Array;
  private readonly perMeal: Float64Array;

  constructor(
    readonly costs: DayCosts,
    readonly parts: readonly Part[],
    kept: readonly KeptAmounts[],
  ) {
    this.width = costs.width;
    this.amounts = new Float64Array(this.width);
    this.perMeal = new Float64Array(this.width * costs.meals);
    for (const { meal, vector } of kept) this.add(meal, vector, 0, 1);
    for (const part of parts) this.put(part);
  }

  /** Returns the cost of the day with the current choices. */
  cost(): number {
    let cost = this.costs.ofWholeDay(this.amounts) + this.sides.cost();
    for (let meal = 0; meal < this.costs.meals; meal++) cost += this.costs.ofWholeMeal(meal, this.perMeal);
    for (const { options, chosen } of this.parts) cost += options.costs[chosen] as number;
    return cost;
  }

  /** Whether all bounds of the day and of its meals are kept. */
  isDone(): boolean {
    return this.costs.isWithin(this.amounts) && this.costs.areMealsWithin(this.perMeal);
  }

  /** Returns the cost of the meals of which no part can change. */
  costOfKept(): number {
    const open = new Set(this.parts.map(({ meal }) => meal));
    let cost = 0;
    for (let meal = 0; meal < this.costs.meals; meal++)
      if (!open.has(meal)) cost += this.costs.ofWholeMeal(meal, this.perMeal);
    return cost;
  }

  choose(part: Part, option: number): void {
    if (option === part.chosen) return;
    this.take(part);
    part.chosen = option;
    this.put(part);
  }

  take(part: Part): void {
    this.sides.add(part, -1);
    this.add(part.meal, part.options.vectors, part.chosen * this.width, -1);
  }

  put(part: Part): void {
    this.sides.add(part, 1);
    this.add(part.meal, part.options.vectors, part.chosen * this.width, 1);
  }

  private add(meal: number, vectors: Float64Array, from: number, times: number): void {
    const start = meal * this.width;
    for (let n = 0; n < this.width; n++) {
      const amount = times * (vectors[from + n] as number);
      this.amounts[n] = (this.amounts[n] as number) + amount;
      this.perMeal[start + n] = (this.perMeal[start + n] as number) + amount;
    }
  }
}
