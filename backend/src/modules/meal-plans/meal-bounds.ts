import { InvalidInputError } from '../../platform/errors/app-error.js';
import { collectFieldErrors } from '../../platform/errors/collect-field-errors.js';
import {
  type Bounds,
  type BoundsByType,
  MAX_GRAMS_OF_MEAL,
  type Macro,
  MIN_GRAMS_OF_MEAL,
} from '../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../recipes/index.js';
import type { CaloriesByTypeRequest } from './dto/calories-by-type.request.js';
import type { AskedOfPlan } from './plan-rules.js';

/** Refuses bounds of a macro that no meal can satisfy. */
export function mustLeaveGrams(macro: Macro, asked: AskedOfPlan): void {
  const [least, most] = [MIN_GRAMS_OF_MEAL[macro], MAX_GRAMS_OF_MEAL[macro]];
  const bounds = { min: asked[least] as number | null, max: asked[most] as number | null };
  possible(bounds, most, (min, max) => `At least ${min} g and at most ${max} g of ${macro}`);
}

/** Refuses bounds of the fiber of a day that no day can satisfy. Either of them may be the wrong one. */
export function mustLeaveFiber({ minDailyFiber, maxDailyFiber }: AskedOfPlan): void {
  const [min, max] = [minDailyFiber, maxDailyFiber] as (number | null | undefined)[];
  if ((min ?? 0) <= (max ?? Number.POSITIVE_INFINITY)) return;
  const message = `At least ${min} g and at most ${max} g of fiber a day cannot both be`;
  throw new InvalidInputError({ minDailyFiber: [message], maxDailyFiber: [message] });
}

/** A type of meals without bounds has no rule. */
export function boundsByType(field: string, asked: CaloriesByTypeRequest): BoundsByType {
  const named = MEAL_TYPES.flatMap((type) => {
    const { min = null, max = null } = asked[type] ?? {};
    return min === null && max === null ? [] : [[type, { min, max }] as const];
  });
  return collectFieldErrors(
    Object.fromEntries(named.map(([type, bounds]) => [type, () => possible(bounds, field, kcalOf(type))])),
  );
}

const kcalOf = (type: MealType) => (least: number, most: number) =>
  `At least ${least} and at most ${most} kcal for ${type}`;

function possible(
  { min = null, max = null }: Partial<Bounds>,
  field: string,
  inWords: (min: number, max: number) => string,
): Bounds {
  if (min !== null && max !== null && min > max)
    throw new InvalidInputError({ [field]: [`${inWords(min, max)} cannot both be`] });
  return { min, max };
}
