import type { YesNoRule } from './rule.js';

/**
 * The rule is kept by every recipe. In a whole day, a single lean meal could make up for a fatty one, which is not what
 * such a diet means.
 */
export const lowFat = {
  field: 'lowFat',
  kind: 'yesNo',
  default: false,
  isAbsentInOldPlans: true,
  description: 'At most 30% of the energy of every recipe is from fat',
  form: {
    section: 'diet',
    label: 'Low fat',
    hint: 'At most 30% of the energy of every recipe is from fat.',
  },
  title: 'Low fat',
  inSentence: 'low fat',
  refusal: { check: 'lowFat', reason: 'There are not enough recipes that are low in fat.' },
  waysOut: () => [[{ label: 'Allow recipes with more fat', value: false }]],
} as const satisfies YesNoRule;
