import { addDays, daysBetween } from '../../platform/clock/dates.js';

/** The day of a plan that falls on a date: the plan begins again after its last day. Null before it begins. */
export function planDay(startsOn: string, days: number, date: string): number | null {
  const gone = daysBetween(startsOn, date);
  return gone < 0 ? null : (gone % days) + 1;
}

/** The date of day 1 in the cycle that runs on that date; before the plan begins, that of its first cycle. */
export function cycleStart(startsOn: string, days: number, date: string): string {
  const gone = Math.max(0, daysBetween(startsOn, date));
  return addDays(startsOn, gone - (gone % days));
}
