import { MAX_MINUTES, moreMinutes, PLAUSIBLE_MINUTES } from './minutes.js';
import type { WholeNumberRule } from './rule.js';

const TIME = {
  kind: 'wholeNumber',
  min: 1,
  max: MAX_MINUTES,
  plausible: PLAUSIBLE_MINUTES,
  default: null,
  refusal: { check: 'cookingTime', reason: 'Too few recipes can be made that quickly.' },
} as const;

const FORM = { section: 'recipeFilters', unit: 'min' } as const;

const invalid = (name: string) => `${name} must be a whole number of minutes from 1 to ${MAX_MINUTES}`;

/** The time to prepare and cook a meal from Monday to Friday. */
export const weekdayMinutes = {
  ...TIME,
  field: 'weekdayMinutes',
  invalid: invalid('The time from Monday to Friday'),
  description: 'Preparing and cooking a meal, from Monday to Friday',
  form: {
    ...FORM,
    label: 'Time per meal, Monday to Friday',
    hint: 'At most, including cooking. Without a limit, nearly every dish takes up to 45 minutes.',
  },
  title: 'Weekday minutes per meal',
  inSentence: 'the time on weekdays',
  waysOut: (asked) => [moreMinutes(asked, 'per meal, Monday to Friday')],
} as const satisfies WholeNumberRule;

/** The same for the weekend. */
export const weekendMinutes = {
  ...TIME,
  field: 'weekendMinutes',
  invalid: invalid('The time on the weekend'),
  description: 'Preparing and cooking a meal, on the weekend',
  form: {
    ...FORM,
    label: 'Time per meal on the weekend',
    hint: 'At most, including cooking. Without a limit, some dishes take longer than on weekdays.',
  },
  title: 'Weekend minutes per meal',
  inSentence: 'the time on weekends',
  waysOut: (asked) => [moreMinutes(asked, 'per meal on weekends')],
} as const satisfies WholeNumberRule;
