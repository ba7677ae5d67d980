import { addDays, daysBetween } from '../../../platform/clock/dates.js';
import { rounded } from './figures.js';
import { meanOf } from './trend.js';

export interface Point {
  day: string;
  value: number;
}

/** What a chart shows of one day or, if there are too many days, of a longer time that ends with this day. */
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

const DAYS_MERGED = [1, 7, 30];

/** Merges points by day, by week, or by 30 days: the finest of these steps that a chart can show. */
export function thinned(points: readonly Point[]): SeriesPoint[] {
  let merged: SeriesPoint[] = [];
  for (const days of DAYS_MERGED) {
    merged = mergedBy(points, days);
    if (merged.length <= MAX_POINTS) break;
  }
  return merged.slice(-MAX_POINTS);
}

/** Merges points by day, no matter how many days that are. */
export const daily = (points: readonly Point[]): SeriesPoint[] => mergedBy(points, 1);

/** Replaces the points of so many days with one point: the mean value, on the last day that has one. */
function mergedBy(points: readonly Point[], days: number): SeriesPoint[] {
  const [first] = points;
  if (!first) return [];
  const groups = Map.groupBy(points, ({ day }) => Math.floor(daysBetween(first.day, day) / days));
  return [...groups.values()].map((group) => {
    const values = group.map(({ value }) => value);
    return {
      day: group.at(-1)?.day ?? '',
      value: values.length === 1 ? (values[0] ?? 0) : rounded(meanOf(values), 1),
      lowest: Math.min(...values),
      highest: Math.max(...values),
    };
  });
}
