import type { DayCosts } from './day-costs.js';
import type { Part } from './filled-day.js';

/** A part of a day, and what else is in its meal. */
export class PartOfMeal {
  private readonly others: readonly Part[];
  private readonly known: CostsOfMeal;
  /** The least costs that are known, by the same numbers. */
  private readonly leasts = new Map<number, number>();

  constructor(
    readonly part: Part,
    parts: readonly Part[],
    private readonly costs: DayCosts,
  ) {
    this.others = parts.filter((other) => other.meal === part.meal && other !== part);
    this.known = part.ofMeal ?? new Map();
  }

  /**
   * Returns the cost of the meal with each option while its other parts stay, without the costs of the parts
   * by themselves.
   */
  ofMeal(): Float64Array {
    return this.ofMealBeside(this.numberOfOthers());
  }

  /** Returns the least that an option costs with its meal while its other parts stay, without their costs by themselves. */
  least(): number {
    const number = this.numberOfOthers();
    const before = this.leasts.get(number);
    if (before !== undefined) return before;
    const { costs, count } = this.part.options;
    const ofMeal = this.ofMealBeside(number);
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const cost = (costs[at] as number) + (ofMeal[at] as number);
      if (cost < least) least = cost;
    }
    this.leasts.set(number, least);
    return least;
  }

  /** Returns the cost of an option without its effect on the day. */
  costOf(option: number): number {
    return (this.part.options.costs[option] as number) + (this.ofMeal()[option] as number);
  }

  /** A number for what the other parts of the meal have chosen. */
  private numberOfOthers(): number {
    let number = 0;
    for (const { options, chosen } of this.others) number = number * options.count + chosen;
    return number;
  }

  private ofMealBeside(number: number): Float64Array {
    const before = this.known.get(number);
    if (before) return before;
    const made = this.count();
    this.known.set(number, made);
    return made;
  }

  private count(): Float64Array {
    const { costs, others } = this;
    const { meal, options } = this.part;
    const { width } = costs;
    const base = new Float64Array(width);
    for (const { options: other, chosen } of others)
      for (let n = 0; n < width; n++)
        base[n] = (base[n] as number) + (other.vectors[chosen * width + n] as number);
    const made = new Float64Array(options.count);
    for (let at = 0; at < made.length; at++)
      made[at] = costs.ofMeal(meal, base, 0, options.vectors, at * width);
    return made;
  }
}

/** The cost of a meal with each option of a part, by a number for the choices of its other parts. */
export type CostsOfMeal = Map<number, Float64Array>;
