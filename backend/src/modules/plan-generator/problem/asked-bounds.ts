import {
  type Bounds,
  MACROS,
  MAX_GRAMS_OF_MEAL,
  MIN_GRAMS_OF_MEAL,
  type PlanRules,
} from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';

/** Returns the bounds that the rules set for a meal of this type: those of its energy, then those of each macro. */
export function askedBounds(rules: PlanRules, type: MealType): Bounds[] {
  const { min, max } = rules.caloriesByType[type] ?? { min: null, max: null };
  return [
    { min, max: lesser(max, rules.maxCalories) },
    ...MACROS.map((macro) => ({
      min: rules[MIN_GRAMS_OF_MEAL[macro]],
      max: rules[MAX_GRAMS_OF_MEAL[macro]],
    })),
  ];
}

const lesser = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
