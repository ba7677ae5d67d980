import { useHydrated } from '../use-hydrated';
import { absoluteTime, relativeTime } from './time-text';

export type RelativeTimeProps = {
  value: string | Date;
  /** The reader's zone; without one the time is given in UTC and says so. */
  timeZone?: string | null;
  /** The hour beside the day. */
  withTime?: boolean;
};

/** The date; within a month of today and with scripts "3 days ago", and the date where one points at it. */
export function RelativeTime({ value, timeZone, withTime }: RelativeTimeProps) {
  const hydrated = useHydrated();
  const date = new Date(value);
  const absolute = absoluteTime(date, timeZone, withTime);
  const relative = hydrated ? relativeTime(date, new Date()) : null;
  return (
    <time dateTime={date.toISOString()} title={relative ? absolute : undefined}>
      {relative ?? absolute}
    </time>
  );
}
