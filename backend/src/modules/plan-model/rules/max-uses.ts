import type { WholeNumberRule } from './rule.js';

/** A plan of seven days with six meals a day may repeat one recipe in every meal. */
const MAX = 42;

/** More than once a day is not suggested. */
const MAX_OFFERED = 7;

/** The maximum number of uses of a recipe within any 7 consecutive days. */
export const maxUses = {
  field: 'maxUses',
  kind: 'wholeNumber',
  min: 1,
  max: MAX,
  default: 2,
  invalid: `How often a recipe may be eaten must be between 1 and ${MAX}`,
  description: 'How often a recipe may be eaten in any 7 days; 2 by default',
  form: {
    section: 'recipeFilters',
    label: 'Uses per recipe in 7 days',
    hint: 'At most, not counting leftovers',
    unit: 'times',
  },
  title: 'Uses per recipe in 7 days',
  inSentence: 'how often a recipe repeats',
  refusal: { check: 'maxUses', reason: 'There are too few recipes to repeat each of them that rarely.' },
  waysOut: (asked) => [
    [asked + 1, asked + 2, MAX_OFFERED]
      .filter((each, at, all) => each > asked && each <= MAX_OFFERED && all.indexOf(each) === at)
      .map((each) => ({ label: `Each recipe up to ${each} times in 7 days`, value: each })),
  ],
} as const satisfies WholeNumberRule;
