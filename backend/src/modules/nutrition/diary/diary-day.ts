import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { DayOutOfReachError } from './diary.errors.js';

const MIN_DAY = '2000-01-01';

/** Returns the last day that can have entries. A customer without a time zone may live where tomorrow has begun already. */
export const lastDay = (timeZone: string | null, now: Date): string =>
  timeZone ? dateIn(timeZone, now) : addDays(dateIn(null, now), 1);

export function requireLoggable(day: string, timeZone: string | null, now: Date): void {
  if (day > lastDay(timeZone, now)) throw new DayOutOfReachError(true);
  if (day < MIN_DAY) throw new DayOutOfReachError(false);
}
