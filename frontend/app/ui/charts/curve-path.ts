import type { XY } from './smooth';

/**
 * Draws a curve through all points by monotone cubic interpolation (Fritsch and Carlson): between two points it stays
 * between their heights, so that it shows no high or low that is not in the data.
 */
export function curvePath(points: readonly XY[]): string {
  const [first] = points;
  if (!first) return '';
  const tangents = tangentsOf(points);
  const pieces = points.slice(1).map((point, place) => {
    const before = points[place] ?? point;
    const third = (point.x - before.x) / 3;
    const leaving = before.y + third * (tangents[place] ?? 0);
    const arriving = point.y - third * (tangents[place + 1] ?? 0);
    return `C${pair(before.x + third, leaving)} ${pair(point.x - third, arriving)} ${pair(point.x, point.y)}`;
  });
  return `M${pair(first.x, first.y)}${pieces.join('')}`;
}

function tangentsOf(points: readonly XY[]): number[] {
  const slopes = points.slice(1).map((point, place) => {
    const before = points[place] ?? point;
    return point.x > before.x ? (point.y - before.y) / (point.x - before.x) : 0;
  });
  return points.map((_, place) => {
    const [left, right] = [slopes[place - 1], slopes[place]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    if (left * right <= 0) return 0;
    return (2 * left * right) / (left + right);
  });
}

const pair = (x: number, y: number): string => `${hundredths(x)} ${hundredths(y)}`;

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
