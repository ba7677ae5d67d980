import { certify, type DayCheck } from '../../plan-certificate/index.js';
import type { Plan, PlanRecipe } from '../../plan-model/index.js';
import { withDish } from './meal-changes.js';
import type { MealPlace } from './places.js';

/** A possible replacement for a meal. */
interface Dish {
  recipe: PlanRecipe;
  servings: number;
}

/** The day's check if this is eaten. */
export interface OfferedSwap extends Dish {
  day: DayCheck;
}

export function offeredSwap(plan: Plan, place: MealPlace, { recipe, servings }: Dish): OfferedSwap {
  const dish = { recipeId: recipe.id, servings, withLeftovers: false };
  const meals = withDish(plan.meals, place, dish);
  const recipes = [...plan.recipes.filter(({ id }) => id !== recipe.id), recipe];
  return { recipe, servings, day: certifiedDay({ ...plan, meals, recipes }, place.day) };
}

/** The check of one day. The others are left out, because it is asked for many dishes. */
export function certifiedDay(plan: Plan, day: number): DayCheck {
  const meals = plan.meals.filter((meal) => meal.day === day);
  return certify({ ...plan, meals }).days[day - 1] as DayCheck;
}
