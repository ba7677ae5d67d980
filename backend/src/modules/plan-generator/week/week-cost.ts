import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { costOfKitchen } from './kitchen-cost.js';
import { costOfMonotony } from './monotony.js';
import { costOfShopping } from './shopping.js';
import { pleasureOf } from './suitable-dishes.js';
import { FISH, MUCH_FISH, USUAL_FISH } from './weights.js';

/**
 * Returns the cost of a week without that of its days: shopping for `needed`, cooking, and too little
 * variety, minus the pleasure that its dishes give.
 */
export function costOfWeek(plan: CookedPlan, number: number, needed: Float64Array): number {
  const week = plan.weeks[number] as Week;
  const pots = week.pots.filter((pot) => plan.dishOf[pot] !== NONE);
  return (
    costOfShopping(plan.menu, needed) +
    costOfKitchen(plan, pots, week) +
    costOfMonotony(plan, pots, number) -
    pleasureOfPots(plan, pots)
  );
}

function pleasureOfPots(plan: CookedPlan, pots: readonly number[]): number {
  const { dishes } = plan.menu;
  let pleasure = 0;
  let fish = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    pleasure += pleasureOf(plan.menu, dish) * (plan.pots[pot]?.meals.length ?? 0);
    if (dishes.isFish[dish] === 1) fish++;
  }
  return pleasure + FISH * Math.min(USUAL_FISH, fish) - MUCH_FISH * Math.max(0, fish - USUAL_FISH);
}
