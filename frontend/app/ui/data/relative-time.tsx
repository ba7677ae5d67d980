import { useHydrated } from '../use-hydrated';
import { absoluteTime, relativeTime } from './time-text';

export type RelativeTimeProps = {
  value: string | Date;
  /** The reader's time zone. Without one, the time is shown in UTC and says so. */
  timeZone?: string | null;
  /** Shows the time in addition to the date. */
  withTime?: boolean;
};

/** Shows the date. With scripts, dates within a month become "3 days ago", with the date as a tooltip. */
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
