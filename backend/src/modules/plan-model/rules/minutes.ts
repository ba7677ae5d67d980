import type { WayOut } from './rule.js';

export const MAX_MINUTES = 1440;

/**
 * A text that mentions less than 5 minutes, or more than 4 hours, does not mean preparing a meal. The form, where the
 * number has a field of its own, takes any part of a day.
 */
export const PLAUSIBLE_MINUTES = { min: 5, max: 240 };

const LONGER = [15, 20, 30, 45, 60, 90, 120];
const STEPS = 2;

/** The next longer times that are worth a try. */
export const longerThan = (minutes: number): number[] =>
  LONGER.filter((each) => each > minutes).slice(0, STEPS);

/** Ways out that allow more minutes of something, such as "of prep". */
export const moreMinutes = (asked: number, what: string): WayOut<number | null>[] => [
  ...longerThan(asked).map((each) => ({ label: `Up to ${each} minutes ${what}`, value: each })),
  { label: `No limit on minutes ${what}`, value: null },
];
