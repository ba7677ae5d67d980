import type { WholeNumberRule } from './rule.js';

/** No day of food has so much, so a larger maximum would ask for nothing. */
const MAX = 100;

/**
 * The maximum for words such as "low fiber" that come without a number. Such diets usually have 10 to 15 g.
 */
export const LOW_FIBER_GRAMS = 15;

/**
 * The maximum for "easy to digest". It is below the usual amount, but not as low as in a diet low in fiber.
 */
export const EASY_TO_DIGEST_FIBER_GRAMS = 25;

/**
 * Grams on every day, without tolerance. Recipes that do not state their fiber cannot be judged, so they are
 * not chosen.
 */
export const maxDailyFiber = {
  field: 'maxDailyFiber',
  kind: 'wholeNumber',
  min: 1,
  max: MAX,
  // Less in a text means a single meal, because hardly any day has less.
  plausible: { min: 5, max: MAX },
  default: null,
  isAbsentInOldPlans: true,
  invalid: `The maximum daily fiber must be a whole number of grams from 1 to ${MAX}`,
  description: 'The maximum grams of fiber every day, with no tolerance',
  form: { section: 'dailyTargets', label: 'Max daily fiber', unit: 'g per day' },
  title: 'Max daily fiber (g)',
  inSentence: 'the maximum fiber',
  inDescription: (asked) => `at most ${asked} g of fiber a day`,
  refusal: {
    check: 'maxDailyFiber',
    reason: 'The maximum fiber is too low for these targets and rules.',
  },
  waysOut: (asked) => [
    [
      ...[1.25, 1.5, 2]
        .map((share) => Math.ceil(asked * share))
        .filter((each, at, all) => each <= MAX && all.indexOf(each) === at)
        .map((each) => ({ label: `At most ${each} g of fiber a day`, value: each })),
      { label: 'No maximum fiber', value: null },
    ],
  ],
} as const satisfies WholeNumberRule;
