import { after, hours } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { momentAt } from '../../../platform/clock/time-of-day.js';
import type { Frequency } from '../../mailing/index.js';

/** The hour at which summaries are due where their reader lives. */
const DUE_HOUR = 8;

/** A summary that is later than this is left out, because what it would say is old. */
const MAX_LATE_MS: Record<Frequency, number> = { daily: hours(20), weekly: hours(72), monthly: hours(72) };

const MONDAY = 1;

export interface DueDay {
  /** The day where the reader lives. */
  day: string;
  /** The moment at which the summary became due. */
  at: Date;
}

/** Returns the day whose summary is due now in that time zone, or null if the last one was due too long ago. */
export function dueDayOf(frequency: Frequency, timeZone: string | null, now: Date): DueDay | null {
  const today = dateIn(timeZone, now);
  const latest = [today, addDays(today, -1)]
    .map((day) => dueOn(frequency, day))
    .map((day) => ({ day, at: momentAt(timeZone, day, DUE_HOUR) }))
    .find(({ at }) => at <= now);
  return latest && now <= after(latest.at, MAX_LATE_MS[frequency]) ? latest : null;
}

/** Returns the last day up to this one on which summaries are sent. */
function dueOn(frequency: Frequency, day: string): string {
  if (frequency === 'daily') return day;
  if (frequency === 'monthly') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 7 - MONDAY) % 7));
}

/** The days that a summary is about. It ends on the day before it is due. */
export interface Period {
  from: string;
  to: string;
}

export function periodOf(frequency: Frequency, day: string): Period {
  const to = addDays(day, -1);
  if (frequency === 'daily') return { from: to, to };
  return { from: frequency === 'weekly' ? addDays(day, -7) : `${to.slice(0, 8)}01`, to };
}
