import type { ChoiceRule } from './rule.js';

/** The number of different foods and dishes in a week. The default is `usual`. */
export const VARIETY = ['few', 'usual', 'much'] as const;

export type Variety = (typeof VARIETY)[number];

export const variety = {
  field: 'variety',
  kind: 'choice',
  choices: 'variety',
  default: null,
  isAbsentInOldPlans: true,
  description: 'How many different foods a week has: few, usual (the default), or much variety',
  form: {
    section: 'week',
    label: 'Variety',
    hint: 'Fewer foods make shopping shorter',
    unasked: 'Usual',
  },
  title: 'Variety',
  inSentence: 'how many foods a week has',
  refusal: null,
} as const satisfies ChoiceRule<'variety'>;
