/**
 * Zones are reckoned by hand until Node brings Temporal: its polyfill would take 7 MB of memory for three functions
 * (decision 29).
 */
const msOfDay = 86_400_000;

/** The date that it is where someone lives, as date fields write it: 2026-11-21. */
export function todayIn(timeZone: string | null, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC', dateStyle: 'short' }).format(now);
}

/** The date after that. */
export function tomorrowIn(timeZone: string | null, now = new Date()): string {
  // Not of the moment: a day on which the clocks change is not as long as others.
  return new Date(Date.parse(`${todayIn(timeZone, now)}T00:00:00Z`) + msOfDay).toISOString().slice(0, 10);
}

/** The moment at which a date is over where someone lives; null for what is no date. */
export function endOfDay(date: string, timeZone: string | null): Date | null {
  const midnight = new Date(`${date}T00:00:00Z`).getTime() + msOfDay;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(midnight)) return null;
  // The clocks may be changed between the guess and the moment that it leads to.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone));
}

/** How far the clocks of a zone are ahead of UTC. */
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
