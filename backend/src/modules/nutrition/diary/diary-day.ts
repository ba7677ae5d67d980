import { lastBegunDay } from '../../../platform/clock/dates.js';
import { DayOutOfReachError } from './diary.errors.js';

const MIN_DAY = '2000-01-01';

export function requireLoggable(day: string, timeZone: string | null, now: Date): void {
  if (day > lastBegunDay(timeZone, now)) throw new DayOutOfReachError(true);
  if (day < MIN_DAY) throw new DayOutOfReachError(false);
}
