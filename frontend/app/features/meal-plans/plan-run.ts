import type { components } from '#openapi/schema';

/** The days on which a customer follows a plan. */
export type PlanRun = Pick<components['schemas']['HolderResponse'], 'status' | 'startsOn' | 'endsOn'>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Returns "Monday, November 30" for 2026-11-30. A calendar day is independent of time zones. */
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
