import type { WholeNumberRule } from './rule.js';

const MIN = 5;
const MAX = 50;

/** The maximum number of distinct foods in the whole plan, without staples. */
export const maxIngredients = {
  field: 'maxIngredients',
  kind: 'wholeNumber',
  min: MIN,
  max: MAX,
  default: null,
  invalid: `Max ingredients must be between ${MIN} and ${MAX}`,
  description: 'Distinct foods in the whole plan, not counting staples',
  form: {
    section: 'basics',
    label: 'Max ingredients',
    hint: `${MIN} to ${MAX} in the whole plan, not counting salt, water, oil, and spices`,
    unit: 'foods',
  },
  title: 'Max ingredients',
  inSentence: 'the number of ingredients',
  inDescription: (asked) => `no more than ${asked} ingredients`,
  refusal: { check: 'maxIngredients', reason: 'A plan needs more ingredients than that.' },
  waysOut: (asked) => [
    [
      ...[5, 10, 20]
        .map((more) => asked + more)
        .filter((each) => each <= MAX)
        .map((each) => ({ label: `Up to ${each} ingredients`, value: each })),
      { label: 'Any number of ingredients', value: null },
    ],
  ],
} as const satisfies WholeNumberRule;
