import { allOrFaults } from '../../platform/errors/all-or-faults.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';
import {
  type Bounds,
  MAX_GRAMS_OF_MEAL,
  type Macro,
  MIN_GRAMS_OF_MEAL,
  type PlanRules,
} from '../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../recipes/index.js';
import type { CaloriesByTypeRequest } from './dto/plan-wish.request.js';

type GramsOfMeals = Pick<PlanRules, (typeof MIN_GRAMS_OF_MEAL)[Macro] | (typeof MAX_GRAMS_OF_MEAL)[Macro]>;

/** The bounds of one macro in each meal, as rules; refused where they leave nothing. */
export function gramsOfMeal<M extends Macro>(macro: M, asked: Partial<GramsOfMeals>) {
  const [least, most] = [MIN_GRAMS_OF_MEAL[macro], MAX_GRAMS_OF_MEAL[macro]];
  const bounds = { min: asked[least] ?? null, max: asked[most] ?? null };
  const { min, max } = possible(
    bounds,
    most,
    (min, max) => `At least ${min} g and at most ${max} g of ${macro}`,
  );
  return { [least]: min, [most]: max } as Pick<
    GramsOfMeals,
    (typeof MIN_GRAMS_OF_MEAL)[M] | (typeof MAX_GRAMS_OF_MEAL)[M]
  >;
}

/** Where nothing bounds a type of meals, there is no rule. */
export function caloriesByType(asked: CaloriesByTypeRequest | undefined): PlanRules['caloriesByType'] {
  const named = MEAL_TYPES.flatMap((type) => {
    const bounds = asked?.[type]?.bounds;
    return bounds && (bounds.min !== null || bounds.max !== null) ? [[type, bounds] as const] : [];
  });
  return allOrFaults(
    Object.fromEntries(
      named.map(([type, bounds]) => [type, () => possible(bounds, 'caloriesByType', kcalOf(type))]),
    ),
  );
}

const kcalOf = (type: MealType) => (least: number, most: number) =>
  `At least ${least} and at most ${most} kcal for ${type}`;

function possible(
  { min, max }: Bounds,
  field: string,
  inWords: (min: number, max: number) => string,
): Bounds {
  if (min !== null && max !== null && min > max)
    throw new InvalidInputError({ [field]: [`${inWords(min, max)} cannot both be`] });
  return { min, max };
}
