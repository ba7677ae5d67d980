import { type Bounds, MACROS, MAX_GRAMS_OF_MEAL, MIN_GRAMS_OF_MEAL } from '../../plan-model/index.js';
import type { Problem, Slot } from '../problem/problem.js';
import { idealEnergy } from '../problem/worth.js';
import type { MealBounds } from './day-costs.js';
import { LEAST_SHARE_OF_PROTEIN, PROPORTIONS } from './weights.js';

/** Fewer meals a day were asked to be large. */
const LEAST_MEALS_IN_PROPORTION = 3;

/** The bounds that the rules set for a meal. A kept meal stays as it is. */
export function boundsOfMeal({ task }: Problem, { type, kept }: Slot): MealBounds {
  const { wish } = task;
  const { rules } = wish;
  const ideal = idealEnergy(wish, type);
  const energy = rules.caloriesByType[type] ?? { min: null, max: null };
  const bounds: Bounds[] = [
    { min: energy.min, max: lesser(energy.max, rules.maxCalories) },
    ...MACROS.map((macro) => ({
      min: rules[MIN_GRAMS_OF_MEAL[macro]],
      max: rules[MAX_GRAMS_OF_MEAL[macro]],
    })),
  ];
  const isAsked =
    kept !== null ||
    energy.min !== null ||
    energy.max !== null ||
    rules.mealType !== null ||
    wish.mealsPerDay < LEAST_MEALS_IN_PROPORTION;
  const { least, most } = PROPORTIONS[type];
  return {
    usualLeast: isAsked ? 0 : least * ideal,
    usualMost: isAsked ? Number.POSITIVE_INFINITY : most * ideal,
    ideal: clamped(ideal, bounds[0] ?? { min: null, max: null }),
    usualProtein:
      type === 'snack' ? 0 : (LEAST_SHARE_OF_PROTEIN * wish.targets.protein * ideal) / wish.targets.calories,
    least: Float64Array.from(bounds, ({ min }) => min ?? Number.NEGATIVE_INFINITY),
    most: Float64Array.from(bounds, ({ max }) => max ?? Number.POSITIVE_INFINITY),
    areAsked: kept === null && bounds.some(({ min, max }) => min !== null || max !== null),
  };
}

const clamped = (ideal: number, { min, max }: Bounds): number =>
  Math.min(Math.max(ideal, min ?? 0), max ?? Number.POSITIVE_INFINITY);

const lesser = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
