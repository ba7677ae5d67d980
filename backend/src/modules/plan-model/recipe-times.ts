import type { PlanRecipe } from './plan.js';

type Times = Pick<PlanRecipe, 'prepTimeMinutes' | 'cookTimeMinutes' | 'restTimeMinutes' | 'handsOnMinutes'>;

/** Minutes of chilling, marinating, and the like. Older plans do not tell them apart. */
export const restMinutesOf = ({ restTimeMinutes = 0 }: Times): number => restTimeMinutes;

export const totalMinutesOf = (recipe: Times): number =>
  recipe.prepTimeMinutes + recipe.cookTimeMinutes + restMinutesOf(recipe);

/** Minutes for which a cook is needed. */
export const handsOnMinutesOf = ({ prepTimeMinutes, cookTimeMinutes, handsOnMinutes }: Times): number =>
  handsOnMinutes ?? prepTimeMinutes + cookTimeMinutes;
