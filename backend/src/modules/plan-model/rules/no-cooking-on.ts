import type { ChoicesRule } from './rule.js';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A dish for a day without cooking is not heated, and takes no longer than this. */
export const MAX_MINUTES_WITHOUT_COOKING = 10;

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Writes "Saturdays and Sundays", in the order of the week. */
export const weekdaysText = (days: readonly Weekday[]): string =>
  LIST.format(WEEKDAYS.filter((day) => days.includes(day)).map(pluralOf));

const pluralOf = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`;

/**
 * On these days of the week, by the date on which the plan starts, every meal is leftovers or needs no stove. Sides keep to the
 * same bound. A dish for lunch may be dinner, because hardly any dinner is made without cooking.
 */
export const noCookingOn = {
  field: 'noCookingOn',
  kind: 'choices',
  choices: 'weekdays',
  default: [],
  isAbsentInOldPlans: true,
  description: `Days of the week on which nobody cooks: every meal is leftovers, or is made without a stove in at most ${MAX_MINUTES_WITHOUT_COOKING} minutes`,
  form: {
    section: 'week',
    label: 'Nobody cooks on',
    hint: `Leftovers, or what is made without a stove in at most ${MAX_MINUTES_WITHOUT_COOKING} minutes`,
  },
  title: 'No cooking on',
  inSentence: 'the days without cooking',
  refusal: { check: 'noCookingOn', reason: 'Too few meals are left for the days on which nobody cooks.' },
  waysOut: (asked) => [[{ label: `Cooking on ${weekdaysText(asked)}`, value: [] }]],
} as const satisfies ChoicesRule<'weekdays'>;
