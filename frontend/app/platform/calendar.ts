/**
 * Time zones are calculated by hand until Node includes Temporal: its polyfill would take 7 MB of memory for three
 * functions (decision 29).
 */
const msOfDay = 86_400_000;

/** Today's date in a time zone, as date fields write it: 2026-11-21. */
export function todayIn(timeZone: string | null, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC', dateStyle: 'short' }).format(now);
}

/** Tomorrow's date in a time zone. */
export function tomorrowIn(timeZone: string | null, now = new Date()): string {
  // Adds a day to the date and not to the moment, because days on which the clocks change have another length.
  return new Date(Date.parse(`${todayIn(timeZone, now)}T00:00:00Z`) + msOfDay).toISOString().slice(0, 10);
}

/** Returns the moment at which a date ends in a time zone, or null if it is no valid date. */
export function endOfDay(date: string, timeZone: string | null): Date | null {
  const midnight = new Date(`${date}T00:00:00Z`).getTime() + msOfDay;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(midnight)) return null;
  return momentOf(midnight, timeZone);
}

/**
 * Returns the moment at which clocks in a time zone show a time such as 07:30 on a date, or null if the input is no
 * date or time.
 */
export function momentAt(date: string, time: string, timeZone: string | null): Date | null {
  const shown = new Date(`${date}T${time}:00Z`).getTime();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(`${date}T${time}`) || Number.isNaN(shown)) return null;
  return momentOf(shown, timeZone);
}

/** The time that clocks show at a moment where someone lives, as time fields write it: 07:30. */
export function timeIn(timeZone: string | null, moment: Date): string {
  return new Date(moment.getTime() + offsetMs(moment.getTime(), timeZone)).toISOString().slice(11, 16);
}

/** The moment at which the clocks of a zone show what those of UTC show at another. */
function momentOf(shown: number, timeZone: string | null): Date {
  // The clocks may change between the first guess and the moment it leads to, so the offset is looked up again.
  const guess = shown - offsetMs(shown, timeZone);
  return new Date(shown - offsetMs(guess, timeZone));
}

/** The offset of a time zone from UTC in milliseconds. */
function offsetMs(time: number, timeZone: string | null): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timeZone ?? 'UTC', ...wholeTime });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return shown - Math.floor(time / 1000) * 1000;
}

const wholeTime = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;
