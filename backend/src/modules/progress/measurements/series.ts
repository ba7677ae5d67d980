import { addDays, daysBetween } from '../../../platform/clock/dates.js';
import { rounded } from './figures.js';
import { meanOf } from './trend.js';

export interface Point {
  day: string;
  value: number;
}

/**
 * The values of one day or, if there are too many days for a chart, of a longer time that ends with this day.
 */
export interface SeriesPoint extends Point {
  /** The lowest and the highest value of that time, so that no extreme is lost where days are merged. */
  lowest: number;
  highest: number;
}

/** The ranges that a chart can show, with their length in days; null means no limit. */
const DAYS_IN = { '7d': 7, '30d': 30, '90d': 90, '6m': 183, '1y': 366, all: null } as const;

export type Range = keyof typeof DAYS_IN;

export const RANGES = Object.keys(DAYS_IN) as Range[];

/** Computes the first day of a range that ends today. */
export function startOf(range: Range, today: string): string | null {
  const days = DAYS_IN[range];
  return days === null ? null : addDays(today, 1 - days);
}

/** A chart cannot show more points than this apart from each other. */
export const MAX_POINTS = 200;

/** The periods by which points are merged where a day each would be too many. */
const DAYS_MERGED = [7, 30];

/**
 * Merges points, which are in the order of their days, by day, by week, or by 30 days: the finest of these steps that a
 * chart can show.
 */
export function thinned(points: readonly Point[]): SeriesPoint[] {
  let merged = daily(points);
  for (const days of DAYS_MERGED) {
    if (merged.length <= MAX_POINTS) break;
    merged = mergedBy(points, days);
  }
  return merged.slice(-MAX_POINTS);
}

/** Merges points by day, no matter how many days that are. */
export const daily = (points: readonly Point[]): SeriesPoint[] => merge(points, ({ day }) => day);

function mergedBy(points: readonly Point[], days: number): SeriesPoint[] {
  const first = points[0]?.day ?? '';
  return merge(points, ({ day }) => Math.floor(daysBetween(first, day) / days));
}

/** Replaces the points of each period with one point: the mean value, on the last day that has one. */
function merge(points: readonly Point[], periodOf: (point: Point) => unknown): SeriesPoint[] {
  const merged: SeriesPoint[] = [];
  let first = 0;
  let previous: Point | undefined;
  points.forEach((point, place) => {
    if (previous && periodOf(point) !== periodOf(previous)) {
      merged.push(meanPoint(previous, points, first, place));
      first = place;
    }
    previous = point;
  });
  if (previous) merged.push(meanPoint(previous, points, first, points.length));
  return merged;
}

/** Merges the points from `first` up to `end`, of which `last` is the last one. Most days have a single one. */
function meanPoint(last: Point, points: readonly Point[], first: number, end: number): SeriesPoint {
  const { day, value } = last;
  if (end - first === 1) return { day, value, lowest: value, highest: value };
  const values = points.slice(first, end).map((point) => point.value);
  return {
    day,
    value: rounded(meanOf(values), 1),
    lowest: Math.min(...values),
    highest: Math.max(...values),
  };
}
