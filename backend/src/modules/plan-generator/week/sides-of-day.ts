import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Part } from './filled-day.js';
import { SIDE_AGAIN } from './weights.js';

/** The sides beside the meals of a day, most of which are usually eaten once. */
export class SidesOfDay {
  /** By number of a side. */
  private readonly meals: number[] = [];

  add({ once, chosen }: Part, times: 1 | -1): void {
    const side = once?.[chosen] ?? NONE;
    if (side !== NONE) this.meals[side] = this.mealsWith(side) + times;
  }

  cost(): number {
    let again = 0;
    for (const meals of this.meals) if (meals > 1) again += meals - 1;
    return SIDE_AGAIN * again;
  }

  /**
   * Returns the cost of an option of a part that is taken out of the day, given the sides of the others and a
   * side that another part would get besides.
   */
  costWith({ once }: Part, option: number, besides = NONE): number {
    if (!once) return 0;
    const side = once[option] as number;
    return side !== NONE && (side === besides || this.mealsWith(side) > 0) ? SIDE_AGAIN : 0;
  }

  private mealsWith(side: number): number {
    return this.meals[side] ?? 0;
  }
}

/** The number of the side that an option is, or NONE if that may be eaten again on the day. */
export const onceAt = ({ once }: Part, option: number): number => once?.[option] ?? NONE;
