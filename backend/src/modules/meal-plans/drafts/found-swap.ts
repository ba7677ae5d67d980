import {
  MACROS,
  type Plan,
  type PlanRecipe,
  PORTIONS,
  recipeOf,
  recipesById,
  type Totals,
} from '../../plan-model/index.js';
import { type OfferedSwap, offeredSwap, type ReplacedMeal } from './offered-swap.js';
import { type MealPlace, placeOf } from './places.js';

/** A found recipe as the meal at a place. */
export interface FoundSwap extends OfferedSwap {
  isOwn: boolean;
}

/**
 * A found recipe in the portion that brings the day closest to its targets, with the resulting certificate of the
 * day.
 */
export function foundSwap(meal: ReplacedMeal, recipe: PlanRecipe): Omit<FoundSwap, 'isOwn'> {
  const servings = bestPortion(meal, recipe);
  return offeredSwap(meal, { recipe, servings });
}

/** The portion that brings the day closest to its targets. */
export function bestPortion({ plan, place }: ReplacedMeal, recipe: PlanRecipe): number {
  const missing = missingWithout(plan, place);
  const distance = (servings: number): number => {
    const off = (key: keyof Totals, amount: number) =>
      Math.abs(missing[key] - amount * servings) / Math.max(plan.targets[key], 1);
    return (
      off('calories', recipe.caloriesKcal) +
      off('protein', recipe.proteinGrams) +
      off('carbs', recipe.carbsGrams) +
      off('fat', recipe.fatGrams)
    );
  };
  return PORTIONS.reduce((best, each) => (distance(each) < distance(best) ? each : best), 1 as number);
}

/** The amounts missing from the day's targets when the meal is removed. */
function missingWithout(plan: Plan, place: MealPlace): Totals {
  const recipes = recipesById(plan);
  const missing = { ...plan.targets };
  for (const meal of plan.meals) {
    if (meal.day !== place.day || placeOf(meal) === placeOf(place)) continue;
    const eaten = recipeOf(meal, recipes);
    missing.calories -= eaten.caloriesKcal * meal.servings;
    for (const macro of MACROS) missing[macro] -= eaten[`${macro}Grams`] * meal.servings;
  }
  return missing;
}
