import type { WholeNumberRule } from './rule.js';

/** This is more than twice what is recommended for anyone. */
const MAX = 100;

/** Grams on every day, without tolerance. A recipe that does not state its fiber counts as having none. */
export const minDailyFiber = {
  field: 'minDailyFiber',
  kind: 'wholeNumber',
  min: 1,
  max: MAX,
  // Less in a text means a single meal, because every day has more.
  plausible: { min: 10, max: MAX },
  default: null,
  isAbsentInOldPlans: true,
  invalid: `The minimum daily fiber must be a whole number of grams from 1 to ${MAX}`,
  description: 'The minimum grams of fiber every day, with no tolerance',
  form: { section: 'dailyTargets', label: 'Min daily fiber', unit: 'g per day' },
  title: 'Min daily fiber (g)',
  inSentence: 'the minimum fiber',
  inDescription: (asked) => `at least ${asked} g of fiber a day`,
  refusal: {
    check: 'minDailyFiber',
    reason: 'The minimum fiber cannot be met with these targets and rules.',
  },
  waysOut: (asked) => [
    [
      ...[0.85, 0.7, 0.5]
        .map((share) => Math.floor(asked * share))
        .filter((each, at, all) => each > 0 && all.indexOf(each) === at)
        .map((each) => ({ label: `At least ${each} g of fiber a day`, value: each })),
      { label: 'No minimum fiber', value: null },
    ],
  ],
} as const satisfies WholeNumberRule;
