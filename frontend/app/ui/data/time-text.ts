const units: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * Returns "Nov 20, 2026" or "Nov 20, 2026, 07:14 UTC". It is built from parts, so that server and browser produce the
 * same text.
 */
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

/** Returns "3 days ago", "in 2 hours", or "just now", or null if the date is so far away that it says more. */
export function relativeTime(date: Date, now: Date): string | null {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) >= 30 * 86_400) return null;
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(seconds) < length) continue;
    // Days are rounded, because a link that is valid for a week still has seven days left a moment later.
    const amount = unit === 'day' ? Math.round(seconds / length) : Math.trunc(seconds / length);
    return format.format(amount, unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}
