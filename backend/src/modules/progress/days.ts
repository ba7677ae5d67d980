import { dateIn, isDate, lastBegunDay } from '../../platform/clock/dates.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';

/** Nothing that is recorded happened before this day. An earlier one is considered a typo. */
export const MIN_DAY = '1930-01-01';

/** When something was measured or taken: the day in the customer's time zone, and the moment if it is known. */
export interface When {
  day: string;
  at: Date | null;
}

/** Writes a moment, or midnight UTC of the day if only that is known. */
export const momentText = (day: string, at: Date | null): string => (at ?? new Date(day)).toISOString();

/** Clients that know only the day send midnight UTC. */
const MIDNIGHT_UTC = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z$/;

/** Reads a day or a moment that must not be in the future. Its field is named in the error. */
export function readWhen(sent: Record<string, string>, timeZone: string | null, now: Date): When {
  const [field = '', written = ''] = Object.entries(sent)[0] ?? [];
  const dayAlone = isDate(written) ? written : MIDNIGHT_UTC.exec(written)?.[1];
  const at = dayAlone ? null : new Date(written);
  const day = dayAlone ?? dateIn(timeZone, new Date(written));
  if (day > lastBegunDay(timeZone, now) || (at && at > now))
    throw new InvalidInputError({ [field]: ['The date must not be in the future'] });
  if (day < MIN_DAY) throw new InvalidInputError({ [field]: ['The date is too long ago'] });
  return { day, at };
}
