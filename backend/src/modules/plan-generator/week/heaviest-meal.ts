import { PORTIONS } from '../../plan-model/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Serving } from './cooked-plan.js';

/** The grams of the heaviest meal that the plan has chosen, with its sides. */
export function gramsOfHeaviestMeal(plan: CookedPlan): number {
  const ofDay = (servings: readonly Serving[], day: number) =>
    servings.map((serving, index) => gramsOfMeal(plan, plan.potAt[day]?.[index] ?? NONE, serving));
  return Math.max(0, ...plan.servings.flatMap(ofDay));
}

/** Kept meals, which have no pot, are not the choice of the plan. */
function gramsOfMeal({ menu, dishOf }: CookedPlan, pot: number, { portion, sides }: Serving): number {
  if (pot === NONE) return 0;
  let grams = (menu.dishes.grams[dishOf[pot] as number] ?? 0) * (PORTIONS[portion] ?? 1);
  for (const { side, amount } of sides) grams += (menu.sides[side]?.vector[menu.vectors.grams] ?? 0) * amount;
  return grams;
}
