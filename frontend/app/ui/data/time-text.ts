const units: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "Nov 20, 2026" or "Nov 20, 2026, 07:14 UTC". It is put together from parts so that server and browser write the same. */
export function absoluteTime(date: Date, timeZone?: string | null, withTime = false): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZone ?? 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = `${parts.get('month')} ${parts.get('day')}, ${parts.get('year')}`;
  if (!withTime) return day;
  return `${day}, ${parts.get('hour')}:${parts.get('minute')}${timeZone ? '' : ' UTC'}`;
}

/** "3 days ago", "in 2 hours", "just now"; null where it is so far away that the date says more. */
export function relativeTime(date: Date, now: Date): string | null {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) >= 30 * 86_400) return null;
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) < length) continue;
    // A link that is good for a week still has seven days left a moment later.
    const amount = unit === 'day' ? Math.round(seconds / length) : Math.trunc(seconds / length);
    return format.format(amount, unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}
