import { InvalidInputError } from '../../platform/errors/app-error.js';
import { MEAL_TYPES } from '../recipes/index.js';
import type { CaloriesByTypeRequest } from './dto/plan-wish.request.js';
import type { Bounds, Macro, PlanRules } from './plan.js';

/** Of one macro in each meal; `field` is told where they leave nothing. */
export const gramsOfMeal = (macro: Macro, bounds: Bounds, field: string): Bounds =>
  possible(bounds, field, (min, max) => `At least ${min} g and at most ${max} g of ${macro}`);

/** Where nothing bounds a type of meals, there is no rule. */
export function caloriesByType(asked: CaloriesByTypeRequest | undefined): PlanRules['caloriesByType'] {
  const named = MEAL_TYPES.flatMap((type) => {
    const { min, max } = asked?.[type]?.bounds ?? { min: null, max: null };
    if (min === null && max === null) return [];
    const inWords = (least: number, most: number) => `At least ${least} and at most ${most} kcal of ${type}`;
    return [[type, possible({ min, max }, 'caloriesByType', inWords)]];
  });
  return Object.fromEntries(named);
}

function possible(
  { min, max }: Bounds,
  field: string,
  inWords: (min: number, max: number) => string,
): Bounds {
  if (min !== null && max !== null && min > max)
    throw new InvalidInputError({ [field]: [`${inWords(min, max)} is nothing`] });
  return { min, max };
}
