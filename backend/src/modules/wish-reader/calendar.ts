import { addDays, daysBetween } from '../../platform/clock/dates.js';

/** Counts both the first and the last day. */
export const daysFromTo = (first: string, last: string): number => daysBetween(first, last) + 1;

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first such weekday after that date. */
export const nextWeekday = (date: string, weekday: number): string =>
  addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);

/** Returns null if the date does not exist. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Returns this date in the current year, or in the next one if it is over. */
export function comingDate(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date !== null && date < today ? dateOf(year + 1, month, day) : date;
}
