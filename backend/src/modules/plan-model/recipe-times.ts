import { listMade } from './meal-sides.js';
import type { PlanMeal, PlanRecipe } from './plan.js';

type Times = Pick<PlanRecipe, 'prepTimeMinutes' | 'cookTimeMinutes' | 'restTimeMinutes' | 'handsOnMinutes'>;

/** Minutes of chilling, marinating, and the like. Older plans do not tell them apart. */
export const restMinutesOf = ({ restTimeMinutes = 0 }: Times): number => restTimeMinutes;

export const totalMinutesOf = (recipe: Times): number =>
  recipe.prepTimeMinutes + recipe.cookTimeMinutes + restMinutesOf(recipe);

/** Minutes for which a cook is needed. */
export const handsOnMinutesOf = ({ prepTimeMinutes, cookTimeMinutes, handsOnMinutes }: Times): number =>
  handsOnMinutes ?? prepTimeMinutes + cookTimeMinutes;

/** Minutes of preparing and cooking what is made for a meal: those of its longest recipe. Leftovers take none. */
export const kitchenMinutesOf = (meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): number =>
  Math.max(0, ...madeFor(meal, recipes).map((recipe) => recipe.prepTimeMinutes + recipe.cookTimeMinutes));

/** Minutes for which a cook is needed to make a meal, who does one thing at a time. */
export const handsOnMinutesOfMeal = (meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): number =>
  madeFor(meal, recipes).reduce((sum, recipe) => sum + handsOnMinutesOf(recipe), 0);

const madeFor = (meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): PlanRecipe[] =>
  listMade(meal).flatMap(({ recipeId }) => recipes.get(recipeId) ?? []);
