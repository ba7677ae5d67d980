import type { DetailedDay } from './detailed-week.js';

/** A figure of a week for people, and what is amiss with it. */
export interface WeekDetail {
  /** Name of the figure, such as "Fiber". */
  title: string;
  /** The figure itself, such as "21 to 39 g a day". */
  text: string;
  /** Says in words which aim is missed, and where. Null if all is well. */
  missed: string | null;
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const QUARTERS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const whole = (number: number): string => WHOLE.format(number);

export const listed = (words: readonly string[]): string => LIST.format(words);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const countedMeals = (count: number): string => `${count} ${count === 1 ? 'meal' : 'meals'}`;

export const countedServings = (count: number): string =>
  `${QUARTERS.format(count)} ${count <= 1 ? 'serving' : 'servings'}`;

/** Returns "21 to 39", or "21" if both are the same when rounded. */
export function rangeText(numbers: readonly number[]): string {
  const [least, most] = [whole(Math.min(...numbers)), whole(Math.max(...numbers))];
  return least === most ? least : `${least} to ${most}`;
}

/** Returns "on all 7 days", "on 5 of 7 days", or "on none of 7 days". */
export const onDaysText = (count: number, days: number): string => {
  if (count < days) return `on ${count === 0 ? 'none' : count} of ${days} ${days === 1 ? 'day' : 'days'}`;
  return days === 1 ? 'on the day' : `on all ${days} days`;
};

/** Returns "Less than 28 g: Monday (24 g) and day 2 (25 g)", or null for no day. */
export function missedOn(
  what: string,
  days: readonly DetailedDay[],
  amountOn: (day: DetailedDay) => string,
): string | null {
  if (days.length === 0) return null;
  return `${what}: ${listed(days.map((day) => `${day.name} (${amountOn(day)})`))}`;
}
