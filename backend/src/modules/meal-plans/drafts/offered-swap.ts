import { certify, type DayCheck } from '../../plan-certificate/index.js';
import type { Plan, PlanRecipe } from '../../plan-model/index.js';
import { type MealPlace, placeOf } from './places.js';

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
  const meals = plan.meals
    .filter(({ day }) => day === place.day)
    .map((meal) => (placeOf(meal) === placeOf(place) ? { ...meal, recipeId: recipe.id, servings } : meal));
  const recipes = [...plan.recipes.filter(({ id }) => id !== recipe.id), recipe];
  const day = certify({ ...plan, meals, recipes }).days[place.day - 1] as DayCheck;
  return { recipe, servings, day };
}
