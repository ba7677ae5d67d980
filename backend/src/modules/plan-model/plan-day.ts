import { addDays, daysBetween } from '../../platform/clock/dates.js';

/** Which day of a plan a date is: it begins anew after its last. Null before it begins. */
export function planDay(startsOn: string, days: number, date: string): number | null {
  const gone = daysBetween(startsOn, date);
  return gone < 0 ? null : (gone % days) + 1;
}

/** The date of its first day in the round that runs on that date; that of the first round before it begins. */
export function roundStart(startsOn: string, days: number, date: string): string {
  const gone = Math.max(0, daysBetween(startsOn, date));
  return addDays(startsOn, gone - (gone % days));
}
