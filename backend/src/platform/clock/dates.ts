/** Calendar days are texts such as 2026-11-20. They belong to no time zone and sort correctly as they are. */
const A_DATE = /^[12]\d{3}-\d\d-\d\d$/;

const MS_OF_DAY = 86_400_000;

export const isDate = (text: string): boolean =>
  A_DATE.test(text) && !Number.isNaN(utc(text)) && dateOf(utc(text)) === text;

/** There are fewer time zones, but a text can name one in several ways. */
const MAX_ZONES = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day in that time zone at this moment. */
export const dateIn = (timeZone: string | null, at: Date): string => formatIn(timeZone ?? 'UTC').format(at);

/** Making a format takes a hundred times as long as using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (formats.size >= MAX_ZONES) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Returns the last day that has begun for a user. Without a time zone, they may live where tomorrow has begun already. */
export const lastBegunDay = (timeZone: string | null, now: Date): string =>
  timeZone ? dateIn(timeZone, now) : addDays(dateIn(null, now), 1);

export const addDays = (date: string, days: number): string => dateOf(utc(date) + days * MS_OF_DAY);

export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / MS_OF_DAY;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
