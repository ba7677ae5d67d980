import type { ChoiceRule } from './rule.js';

/**
 * The amount of cooking in a week. `little` is two or three times a week for several days, `normal` lets a
 * dinner be lunch on the next day, and `fresh` cooks every meal when it is eaten. The default is `normal`.
 */
export const COOKING_HABITS = ['little', 'normal', 'fresh'] as const;

export type CookingHabit = (typeof COOKING_HABITS)[number];

export const cooking = {
  field: 'cooking',
  kind: 'choice',
  choices: 'cooking',
  default: null,
  isAbsentInOldPlans: true,
  description:
    'How much is cooked: little (two or three times a week), normal (most dinners and lunches serve two or three meals; the default), or fresh (every day)',
  form: {
    section: 'week',
    label: 'Cooking',
    unasked: 'Normal: a dish for 2 or 3 meals',
  },
  title: 'Cooking',
  inSentence: 'how much is cooked',
  refusal: null,
} as const satisfies ChoiceRule<'cooking'>;
