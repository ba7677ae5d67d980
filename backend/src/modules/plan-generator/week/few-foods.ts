import type { CookedPlan } from './cooked-plan.js';
import type { Purchase } from './dishes.js';
import { OUTSIDE } from './weights.js';

/** Returns the cost of buying these, too, given that a plan may have only so many foods. */
export type CostOfTooManyFoods = (purchase: Purchase) => number;

const NOTHING: CostOfTooManyFoods = () => 0;

/**
 * Returns what a further dish or side costs by foods that are too many. Each week needs `needs` without it, by number of
 * food.
 */
export function costOfTooManyFoods({ menu }: CookedPlan, needs: readonly Float64Array[]): CostOfTooManyFoods {
  const { maxIngredients } = menu.problem.task.wish.rules;
  if (maxIngredients === null) return NOTHING;
  const isNeeded = new Uint8Array(menu.dishes.foodCount);
  for (const food of menu.keptFoods) isNeeded[food] = 1;
  for (const needed of needs)
    for (let food = 0; food < needed.length; food++) if ((needed[food] as number) > 0) isNeeded[food] = 1;
  let count = 0;
  for (const one of isNeeded) count += one;
  const room = Math.max(0, maxIngredients - count);
  return ({ foods }) => {
    let more = 0;
    for (const food of foods) if (isNeeded[food] === 0) more++;
    return OUTSIDE * Math.max(0, more - room);
  };
}
