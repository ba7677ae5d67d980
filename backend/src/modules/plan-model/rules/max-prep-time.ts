import { MAX_MINUTES, moreMinutes, PLAUSIBLE_MINUTES } from './minutes.js';
import type { WholeNumberRule } from './rule.js';

/** The maximum preparation time of a recipe in minutes, without cooking. */
export const maxPrepTime = {
  field: 'maxPrepTime',
  kind: 'wholeNumber',
  min: 1,
  max: MAX_MINUTES,
  plausible: PLAUSIBLE_MINUTES,
  default: null,
  invalid: `The prep time must be a whole number of minutes from 1 to ${MAX_MINUTES}`,
  description: 'Hands-on prep time of a recipe, in minutes',
  form: {
    section: 'recipeFilters',
    label: 'Max prep time',
    hint: 'Hands-on time, not counting the stove or oven',
    unit: 'min',
    offered: [15, 30, 60, 120],
  },
  title: 'Max prep time (min)',
  inSentence: 'the prep time',
  refusal: { check: 'maxPrepTime', reason: 'Too few recipes have a prep time that short.' },
  waysOut: (asked) => [moreMinutes(asked, 'of prep')],
} as const satisfies WholeNumberRule;
