import { addDays } from '../../../platform/clock/dates.js';

/**
 * Counts the days in a row with an entry, up to today or, before anything is logged today, up to yesterday. The days
 * are distinct, latest first, and none is after tomorrow, which travelers to the west may have logged before they left.
 */
export function streakOn(today: string, days: readonly string[]): number {
  const [latest] = days;
  if (latest === undefined || latest < addDays(today, -1)) return 0;
  const gap = days.findIndex((day, before) => day !== addDays(latest, -before));
  return gap === -1 ? days.length : gap;
}
