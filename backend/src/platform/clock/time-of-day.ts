/** There are fewer time zones, but a text can name one in several ways. */
const MAX_ZONES = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

const MS_OF_HOUR = 3_600_000;

/** Returns the moment at which clocks in that time zone show this full hour of this day. */
export function momentAt(timeZone: string | null, day: string, hour: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * MS_OF_HOUR;
  // The clocks may change between the first guess and the moment itself, so the offset is looked up twice.
  const guess = wanted - offsetAt(timeZone, wanted);
  return new Date(wanted - offsetAt(timeZone, guess));
}

/** Returns how far ahead of UTC the clocks of a time zone are, in milliseconds. */
function offsetAt(timeZone: string | null, moment: number): number {
  const parts = formatIn(timeZone ?? 'UTC').formatToParts(moment);
  const [year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0] = parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.trunc(moment / 1000) * 1000;
}

/** Making a format takes a hundred times as long as using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('ja-JP', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MAX_ZONES) formats.clear();
  formats.set(timeZone, format);
  return format;
}
