import {
  EGG_TOO_MANY,
  EGGS_AT_A_MEAL,
  LEAST_SHARE_OF_DISH,
  PORTION_COSTS,
  QUARTER_OF_BREAD,
  SHRUNK,
  SMALL_DISH,
} from './weights.js';

/**
 * Returns the cost of a portion of a dish, given the energy of a serving and the usual energy of the meal.
 */
export function costOfPortion(servings: number, kcal: number, ideal: number): number {
  const share = (servings * kcal) / ideal;
  // A dish is only made smaller where a serving is more than the meal should have.
  const shrunk = servings < 1 && kcal <= ideal ? SHRUNK : 0;
  return (
    (PORTION_COSTS[Math.round(servings * 4)] ?? 0) +
    shrunk +
    SMALL_DISH * Math.max(0, LEAST_SHARE_OF_DISH - share)
  );
}

/** The cost of a portion of a dish on bread, which is cut in halves. */
export const costOfQuarters = (servings: number): number =>
  Number.isInteger(2 * servings) ? 0 : QUARTER_OF_BREAD;

/** The cost of more eggs in one sitting than people usually eat. */
export const costOfEggs = (eggs: number): number => EGG_TOO_MANY * Math.max(0, eggs - EGGS_AT_A_MEAL);
