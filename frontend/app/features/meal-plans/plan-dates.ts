/** Calendar days are texts such as 2026-11-30. They belong to no time zone, so none may shift them. */

export const daysAWeek = 7;

const msOfDay = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * msOfDay).toISOString().slice(0, 10);

/** Returns the date of a day of a plan. Days count from 1. */
export const dateOfDay = (startsOn: string, day: number): string => addDays(startsOn, day - 1);

/** Returns "Monday". */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? '';

/** Returns "Monday, November 30". */
export const dateInWords = (date: string): string =>
  `${weekdayOf(date)}, ${monthOf(date)} ${dayOfMonth(date)}`;

/** Returns "Mon, Nov 30". */
export const shortDate = (date: string): string =>
  `${weekdayOf(date).slice(0, 3)}, ${monthOf(date).slice(0, 3)} ${dayOfMonth(date)}`;

const monthOf = (date: string): string => months[new Date(date).getUTCMonth()] ?? '';

const dayOfMonth = (date: string): number => new Date(date).getUTCDate();

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
