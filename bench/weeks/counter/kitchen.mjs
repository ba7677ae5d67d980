import { sumOf } from './eaten-meals.mjs';

const MINUTES_OF_WARMING = 5;

/**
 * The minutes from the start of cooking to the meal, without resting. A side cooks beside its dish, so the longer of
 * the two counts, but never less than a single cook needs for the work of both.
 */
export function minutesOf(meal) {
  const cooking = [dishMinutes(meal), ...meal.sides.map(({ recipe }) => cookingMinutes(recipe))];
  return Math.max(...cooking, handsOnMinutesOf(meal));
}

export const handsOnMinutesOf = (meal) =>
  (meal.isLeftover ? MINUTES_OF_WARMING : handsOn(meal.dish.recipe)) +
  sumOf(meal.sides, ({ recipe }) => handsOn(recipe));

const dishMinutes = ({ isLeftover, dish }) => (isLeftover ? MINUTES_OF_WARMING : cookingMinutes(dish.recipe));

const cookingMinutes = ({ prepTimeMinutes, cookTimeMinutes }) => prepTimeMinutes + cookTimeMinutes;

const handsOn = (recipe) => recipe.handsOnMinutes ?? cookingMinutes(recipe);
