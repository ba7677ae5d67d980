import type { ChoiceRule } from './rule.js';

/** Every meal is of this type. */
export const mealType = {
  field: 'mealType',
  kind: 'choice',
  choices: 'mealTypes',
  default: null,
  description: 'Every meal is of this type',
  form: { section: 'recipeFilters', label: 'Meal type' },
  title: 'Meal type',
  inSentence: 'the meal type',
  refusal: { check: 'mealTypes', reason: 'There are not enough recipes for this type of meal.' },
  waysOut: (asked) => [[{ label: `Not only recipes for ${asked}`, value: null }]],
} as const satisfies ChoiceRule<'mealTypes'>;
