import type { components } from '#openapi/schema';

/** The days on which a customer follows a plan. */
export type PlanRun = Pick<components['schemas']['HolderResponse'], 'status' | 'startsOn' | 'endsOn'>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** 2026-11-30: "Monday, November 30". A day of the calendar is the same day everywhere. */
export function dateInWords(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return `${weekdays[date.getUTCDay()]}, ${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** The last day on which a plan runs before another takes over. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
