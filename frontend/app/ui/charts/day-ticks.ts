const msOfDay = 86_400_000;

/** Numbers the days, so that their distance on the axis is the distance in time. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msOfDay;

export type DayTick = { day: number; label: string };

const mostTicks = 5;
const steps = [1, 2, 7, 14];
/** Labels of a chart that covers fewer days than this need no year. */
const daysWithoutYear = 300;

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];

/** Chooses up to five days to label: every so many days back from the last one, or the first days of months. */
export function dayTicks(first: number, last: number): DayTick[] {
  const step = steps.find((days) => (last - first) / days < mostTicks);
  if (step === undefined) return monthTicks(first, last);
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => last - (count - 1 - place) * step).map((day) => ({
    day,
    label: dayFormat.format(day * msOfDay),
  }));
}

function monthTicks(first: number, last: number): DayTick[] {
  const from = monthOf(first);
  const to = monthOf(last);
  const step = monthSteps.find((months) => (to - from) / months < mostTicks) ?? to - from;
  const format = last - first < daysWithoutYear ? dayFormat : step < 12 ? monthFormat : yearFormat;
  const ticks: DayTick[] = [];
  for (let month = Math.ceil(from / step) * step; month <= to; month += step) {
    const start = Date.UTC(0, month) / msOfDay;
    if (start >= first && start <= last) ticks.push({ day: start, label: format.format(start * msOfDay) });
  }
  return ticks;
}

/** Counts the months since 1900, as Date.UTC does. */
function monthOf(day: number): number {
  const date = new Date(day * msOfDay);
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth();
}

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const dayFormat = formatOf({ month: 'short', day: 'numeric' });
const monthFormat = formatOf({ month: 'short', year: 'numeric' });
const yearFormat = formatOf({ year: 'numeric' });
