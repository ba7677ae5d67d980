import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Part } from './day-fit.js';
import { SAME_FRESH } from './weights.js';

/** The fruit, vegetables, and salads beside the meals of a day, each of which is usually eaten once. */
export class FreshSides {
  /** By number of a side. */
  private readonly meals: number[] = [];

  add({ fresh, chosen }: Part, times: 1 | -1): void {
    const side = fresh?.[chosen] ?? NONE;
    if (side !== NONE) this.meals[side] = this.mealsWith(side) + times;
  }

  /** What all of them cost together. */
  cost(): number {
    let again = 0;
    for (const meals of this.meals) if (meals > 1) again += meals - 1;
    return SAME_FRESH * again;
  }

  /**
   * What an option of a part, which is taken out, costs because of the others, or of a side that another part would get
   * besides.
   */
  costWith({ fresh }: Part, option: number, besides = NONE): number {
    if (!fresh) return 0;
    const side = fresh[option] as number;
    return side !== NONE && (side === besides || this.mealsWith(side) > 0) ? SAME_FRESH : 0;
  }

  private mealsWith(side: number): number {
    return this.meals[side] ?? 0;
  }
}

/** The number of the fruit, vegetables, or salad that an option is, or NONE. */
export const freshAt = ({ fresh }: Part, option: number): number => fresh?.[option] ?? NONE;
