import type { components } from '#openapi/schema';
import { dayText, withUnit } from './measurement-figures';
import { ranges } from './measurement-view';

export type Series = components['schemas']['Series'];
export type SeriesPoint = Series['points'][number];

/** Says in words what the line of a figure shows. */
export function seriesText({ points, unit, range }: Series): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const during = ranges.find(({ value }) => value === range)?.inWords;
  const text = (value: number) => withUnit(value, unit);
  if (points.length === 1)
    return `${text(first.value)} on ${dayText(first.day)}, the only value in ${during}.`;
  const lowest = Math.min(...points.map((point) => point.lowest));
  const highest = Math.max(...points.map((point) => point.highest));
  return `From ${text(first.value)} on ${dayText(first.day)} to ${text(last.value)} on ${dayText(last.day)}; lowest ${text(lowest)}, highest ${text(highest)}.`;
}

/** Writes a point: "80.4 kg", or "80.4 kg (79.8 to 81.2)" if it stands for several values. */
export function pointText({ value, lowest, highest }: SeriesPoint, unit: string): string {
  const spread = lowest < highest ? ` (${lowest} to ${highest})` : '';
  return `${withUnit(value, unit)}${spread}`;
}
