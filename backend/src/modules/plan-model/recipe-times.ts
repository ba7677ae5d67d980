import type { PlanRecipe } from './plan.js';

type Times = Pick<PlanRecipe, 'prepTimeMinutes' | 'cookTimeMinutes' | 'restTimeMinutes'>;

/** Minutes of chilling, marinating, and the like. Older plans do not tell them apart. */
export const restMinutesOf = ({ restTimeMinutes = 0 }: Times): number => restTimeMinutes;

export const totalMinutesOf = (recipe: Times): number =>
  recipe.prepTimeMinutes + recipe.cookTimeMinutes + restMinutesOf(recipe);
