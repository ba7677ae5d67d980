import type { Bounds } from '../../plan-model/index.js';
import { askedBounds } from '../problem/asked-bounds.js';
import type { Problem, Slot } from '../problem/problem.js';
import { idealEnergy } from '../problem/worth.js';
import type { MealBounds } from './day-costs.js';
import { largeGramsOfMeal } from './sides.js';
import { LEAST_SHARE_OF_PROTEIN, PROPORTIONS } from './weights.js';

/** Fewer meals a day were asked to be large. */
const LEAST_MEALS_IN_PROPORTION = 3;

/** The bounds that the rules set for a meal. A kept meal stays as it is. */
export function boundsOfMeal({ task }: Problem, { type, kept }: Slot): MealBounds {
  const { wish } = task;
  const { rules } = wish;
  const ideal = idealEnergy(wish, type);
  const { min, max } = rules.caloriesByType[type] ?? { min: null, max: null };
  const bounds = askedBounds(rules, type);
  const isAsked =
    kept !== null ||
    min !== null ||
    max !== null ||
    rules.mealType !== null ||
    wish.mealsPerDay < LEAST_MEALS_IN_PROPORTION;
  const { least, most } = PROPORTIONS[type];
  return {
    usualLeast: isAsked ? 0 : least * ideal,
    usualMost: isAsked ? Number.POSITIVE_INFINITY : most * ideal,
    ideal: clamped(ideal, bounds[0] ?? { min: null, max: null }),
    largeGrams: largeGramsOfMeal(wish, type),
    usualProtein:
      type === 'snack' ? 0 : (LEAST_SHARE_OF_PROTEIN * wish.targets.protein * ideal) / wish.targets.calories,
    least: Float64Array.from(bounds, ({ min }) => min ?? Number.NEGATIVE_INFINITY),
    most: Float64Array.from(bounds, ({ max }) => max ?? Number.POSITIVE_INFINITY),
    areAsked: kept === null && bounds.some(({ min, max }) => min !== null || max !== null),
  };
}

const clamped = (ideal: number, { min, max }: Bounds): number =>
  Math.min(Math.max(ideal, min ?? 0), max ?? Number.POSITIVE_INFINITY);
