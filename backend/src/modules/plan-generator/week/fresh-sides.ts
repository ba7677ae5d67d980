import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Part } from './day-fit.js';
import { SAME_FRESH } from './weights.js';

/** The fruit, vegetables, and salads beside the meals of a day, each of which is usually eaten once. */
export class FreshSides {
  private readonly meals = new Map<number, number>();

  add({ fresh, chosen }: Part, times: 1 | -1): void {
    const side = fresh?.[chosen] ?? NONE;
    if (side !== NONE) this.meals.set(side, this.mealsWith(side) + times);
  }

  /** What all of them cost together. */
  cost(): number {
    let again = 0;
    for (const meals of this.meals.values()) again += Math.max(0, meals - 1);
    return SAME_FRESH * again;
  }

  /** What an option of a part, which is taken out, costs because of the others. */
  costWith({ fresh }: Part, option: number): number {
    const side = fresh?.[option] ?? NONE;
    return side !== NONE && this.mealsWith(side) > 0 ? SAME_FRESH : 0;
  }

  /** What each option of a part, which is taken out, costs with this. */
  costsOf(part: Part): Float64Array {
    const { options, fresh } = part;
    return fresh ? options.costs.map((cost, option) => cost + this.costWith(part, option)) : options.costs;
  }

  /** The side of an option that costs something if another part, which is taken out as well, has it. */
  onlyOf({ fresh }: Part, option: number): number {
    const side = fresh?.[option] ?? NONE;
    return this.mealsWith(side) > 0 ? NONE : side;
  }

  /** What two parts, which are taken out, cost with what they have chosen. */
  costOfPair(one: Part, other: Part): number {
    const only = this.onlyOf(one, one.chosen);
    const both = only !== NONE && only === this.onlyOf(other, other.chosen) ? SAME_FRESH : 0;
    return this.costWith(one, one.chosen) + this.costWith(other, other.chosen) + both;
  }

  private mealsWith(side: number): number {
    return this.meals.get(side) ?? 0;
  }
}
