import { addDays, daysBetween } from '../../../platform/clock/dates.js';
import { rounded } from './figures.js';
import { meanOf } from './trend.js';

export interface Point {
  day: string;
  value: number;
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
export function thinned(points: readonly Point[]): Point[] {
  const [first] = points;
  if (!first) return [];
  let merged: Point[] = [];
  for (const days of DAYS_MERGED) {
    merged = mergedBy(points, ({ day }) => Math.floor(daysBetween(first.day, day) / days));
    if (merged.length <= MAX_POINTS) break;
  }
  return merged.slice(-MAX_POINTS);
}

/** Replaces each group of points with one point: the mean value, on the last day of the group. */
function mergedBy(points: readonly Point[], groupOf: (point: Point) => number): Point[] {
  const groups = Map.groupBy(points, groupOf);
  return [...groups.values()].map((group) => ({
    day: group.at(-1)?.day ?? '',
    value: group.length === 1 ? (group[0]?.value ?? 0) : rounded(meanOf(group.map(({ value }) => value)), 1),
  }));
}
