import { MAX_GRAMS } from './grams.js';
import type { DecimalRule } from './rule.js';

/**
 * No dish that a text mentions has more of a macro, and the absence of one is expressed differently. The form takes
 * any number.
 */
const PLAUSIBLE_GRAMS = { min: 1, max: 300 };

const GRAMS = {
  kind: 'decimal',
  min: 0,
  max: MAX_GRAMS,
  plausible: PLAUSIBLE_GRAMS,
  default: null,
  refusal: { check: 'mealMacros', reason: 'Too few recipes fit the macros that each meal may have.' },
} as const;

const wordsFor = <Macro extends 'protein' | 'carbs' | 'fat', End extends 'minimum' | 'maximum'>(
  macro: Macro,
  end: End,
) => ({
  invalid: `The ${end} ${macro} per meal must be a number from 0 to ${MAX_GRAMS} with at most two decimals`,
  description: `The ${end} grams of ${macro} in each meal as eaten`,
  form: {
    section: 'meals' as const,
    label: `${macro.charAt(0).toUpperCase()}${macro.slice(1)}, ${end === 'minimum' ? 'at least' : 'at most'}`,
    unit: 'g',
  },
  title: `${end === 'minimum' ? 'Min' : 'Max'} ${macro} per meal (g)`,
  inSentence: `the ${macro} per meal`,
});

/** Grams in each meal's portion. Their ways out are in together.ts. */
export const minProtein = {
  ...GRAMS,
  ...wordsFor('protein', 'minimum'),
  field: 'minProtein',
} as const satisfies DecimalRule;
export const maxProtein = {
  ...GRAMS,
  ...wordsFor('protein', 'maximum'),
  field: 'maxProtein',
} as const satisfies DecimalRule;
export const minCarbs = {
  ...GRAMS,
  ...wordsFor('carbs', 'minimum'),
  field: 'minCarbs',
} as const satisfies DecimalRule;
export const maxCarbs = {
  ...GRAMS,
  ...wordsFor('carbs', 'maximum'),
  field: 'maxCarbs',
} as const satisfies DecimalRule;
export const minFat = {
  ...GRAMS,
  ...wordsFor('fat', 'minimum'),
  field: 'minFat',
} as const satisfies DecimalRule;
export const maxFat = {
  ...GRAMS,
  ...wordsFor('fat', 'maximum'),
  field: 'maxFat',
} as const satisfies DecimalRule;
