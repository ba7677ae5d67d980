import { type Plan, recipesById } from '../plan-model/index.js';
import type { Served } from '../recipes/index.js';

/** Lists every dish and side of a plan with its meal, in the order in which they are eaten. */
export function servedIn(plan: Pick<Plan, 'recipes' | 'meals'>): Served[] {
  const recipes = recipesById(plan);
  return plan.meals.flatMap(({ day, mealNumber, mealType, recipeId, sides = [] }) =>
    [recipeId, ...sides.map((side) => side.recipeId)].flatMap((id) => {
      const recipe = recipes.get(id);
      return recipe ? [{ recipe, meal: { day, mealNumber, mealType } }] : [];
    }),
  );
}
