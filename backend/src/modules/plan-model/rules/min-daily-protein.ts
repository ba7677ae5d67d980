import { MAX_GRAMS } from './grams.js';
import type { DecimalRule } from './rule.js';

/** Grams on every day, without tolerance. */
export const minDailyProtein = {
  field: 'minDailyProtein',
  kind: 'decimal',
  min: 0,
  max: MAX_GRAMS,
  // Less than 5 g in a text is a typo, because every day has more.
  plausible: { min: 5, max: MAX_GRAMS },
  default: null,
  asksNothing: 0,
  isAbsentInOldPlans: true,
  invalid: `The minimum daily protein must be a number from 0 to ${MAX_GRAMS} with at most two decimals`,
  description: 'The minimum grams every day, with no tolerance',
  form: { section: 'dailyTargets', label: 'Min daily protein', unit: 'g per day' },
  title: 'Min daily protein (g)',
  inSentence: 'the minimum protein',
  refusal: {
    check: 'minDailyProtein',
    reason: 'The minimum protein cannot be met with these targets and rules.',
  },
  waysOut: (asked) => [
    [
      ...[0.9, 0.8]
        .map((share) => Math.floor((asked * share) / 5) * 5)
        .filter((each) => each > 0)
        .map((each) => ({ label: `At least ${each} g of protein a day`, value: each })),
      { label: 'No minimum protein', value: null },
    ],
  ],
} as const satisfies DecimalRule;
