import {
  type MealPlace,
  type Plan,
  type PlanRecipe,
  PORTIONS,
  recipeOf,
  recipesById,
  sumOf,
  type Totals,
  totalsOf,
} from '../../plan-model/index.js';
import { closestServings, missingOn } from './closest-servings.js';
import { mealAt } from './meal-changes.js';
import { type OfferedSwap, offeredSwap, type ReplacedMeal } from './offered-swap.js';

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
  // A recipe without any numbers is eaten in a whole serving.
  const choices = [1, ...PORTIONS];
  return closestServings(recipe, missingWithout(plan, place), { targets: plan.targets, choices }).servings;
}

/** The amounts missing from the day's targets without the dish of a meal. Its sides stay. */
function missingWithout(plan: Plan, place: MealPlace): Totals {
  const { recipeId, servings } = mealAt(plan, place);
  const missing = missingOn(plan, place.day);
  const dish = totalsOf(recipeOf({ recipeId }, recipesById(plan)), servings);
  return sumOf([missing, dish]);
}
