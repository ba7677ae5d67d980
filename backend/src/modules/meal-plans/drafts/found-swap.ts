import { certify } from '../../plan-certificate/index.js';
import {
  MACROS,
  type Plan,
  type PlanRecipe,
  PORTIONS,
  recipeOf,
  recipesById,
  type Totals,
} from '../../plan-model/index.js';
import { withDish } from './meal-changes.js';
import { type OfferedSwap, offeredSwap } from './offered-swap.js';
import { type MealPlace, placeOf } from './places.js';

/** A found recipe as the meal at a place. */
export interface FoundSwap extends OfferedSwap {
  /** Rules that the plan keeps now and would break with it. */
  breaks: string[];
  isOwn: boolean;
}

/**
 * A found recipe in the portion that brings the day closest to its targets, with the resulting certificate of the
 * day.
 */
export function foundSwap(plan: Plan, place: MealPlace, recipe: PlanRecipe): Omit<FoundSwap, 'isOwn'> {
  const servings = bestPortion(plan, place, recipe);
  const offered = offeredSwap(plan, place, { recipe, servings });
  return { ...offered, breaks: brokenBy(plan, place, offered) };
}

/** The portion that brings the day closest to its targets. */
export function bestPortion(plan: Plan, place: MealPlace, recipe: PlanRecipe): number {
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

function brokenBy(plan: Plan, place: MealPlace, { recipe, servings }: OfferedSwap): string[] {
  const meals = withDish(plan.meals, place, { recipeId: recipe.id, servings, withLeftovers: false });
  const recipes = [...plan.recipes.filter(({ id }) => id !== recipe.id), recipe];
  const before = new Set(brokenIn(plan));
  return brokenIn({ ...plan, meals, recipes }).filter((label) => !before.has(label));
}

const brokenIn = (plan: Plan): string[] =>
  certify(plan)
    .rules.filter(({ holds }) => !holds)
    .map(({ label }) => label);
