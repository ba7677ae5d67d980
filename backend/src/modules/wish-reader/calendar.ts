import { addDays, daysBetween } from '../../platform/clock/dates.js';

/** Both of them counted. */
export const daysFromTo = (first: string, last: string): number => daysBetween(first, last) + 1;

/** From 0, a Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first such day after that one. */
export const nextWeekday = (date: string, weekday: number): string =>
  addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);

/** Null where the calendar has no such day. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** That day of this year, or of the next where it is over. */
export function comingDate(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date !== null && date < today ? dateOf(year + 1, month, day) : date;
}
