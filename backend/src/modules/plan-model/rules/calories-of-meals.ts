import type { BoundsByType, BoundsByTypeRule, WayOut, WholeNumberRule } from './rule.js';

const MAX_KCAL = 5001;

/**
 * In a text, more than this means the energy of a day, and less is a typo. The form knows to which field a number
 * belongs.
 */
const PLAUSIBLE = { min: 50, max: 3000 };

const refusal = {
  check: 'mealCalories',
  reason: 'Too few recipes fit the calories that each meal may have.',
} as const;

/** The maximum kcal of a meal's portion. */
export const maxCalories = {
  field: 'maxCalories',
  kind: 'wholeNumber',
  min: 50,
  max: MAX_KCAL,
  plausible: PLAUSIBLE,
  default: null,
  invalid: `Max calories must be between 50 and ${MAX_KCAL}`,
  description: 'Per meal as eaten',
  form: {
    section: 'recipeFilters',
    label: 'Max calories',
    hint: 'Per meal, as served',
    unit: 'kcal',
    offered: [300, 500, 800, 1200],
  },
  title: 'Max calories per meal',
  inSentence: 'the calories per meal',
  refusal,
  waysOut: (asked) => [
    [
      ...[1.25, 1.5]
        .map((times) => Math.ceil((asked * times) / 50) * 50)
        .filter((each) => each <= MAX_KCAL)
        .map((each) => ({ label: `Up to ${each} kcal per meal`, value: each })),
      { label: 'No calorie limit per meal', value: null },
    ],
  ],
} as const satisfies WholeNumberRule;

/** Bounds for single types of meals, such as a breakfast under 400 kcal. */
export const caloriesByType = {
  field: 'caloriesByType',
  kind: 'boundsByType',
  max: MAX_KCAL,
  least: { min: 0, max: 1 },
  plausible: PLAUSIBLE,
  default: {},
  description: 'Calories for single meal types',
  form: { section: 'meals', label: 'Calories by meal type', unit: 'kcal' },
  title: 'Calories by meal type',
  inSentence: 'the calories of single meals',
  refusal,
  waysOut: (asked) =>
    (Object.keys(asked) as (keyof BoundsByType)[]).map((type) => withoutBounds(asked, type)),
} as const satisfies BoundsByTypeRule;

function withoutBounds(asked: BoundsByType, type: keyof BoundsByType): WayOut<BoundsByType>[] {
  const { [type]: _, ...others } = asked;
  return [{ label: `No calorie limits for ${type}`, value: others }];
}
