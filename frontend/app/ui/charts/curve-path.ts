import { Pen } from './pen';
import type { XY } from './smooth';

/**
 * Draws a curve through all points, which are in percent of the drawing, by monotone cubic interpolation (Fritsch and Carlson): between two points it stays
 * between their heights, so that it shows no high or low that is not in the data.
 */
export function curvePath(points: readonly XY[]): string {
  const [first] = points;
  if (!first) return '';
  const tangents = tangentsOf(points);
  const pen = new Pen();
  pen.moveTo(first);
  for (const [place, point] of points.slice(1).entries()) {
    const before = points[place] ?? point;
    const third = (point.x - before.x) / 3;
    const leaving = { x: before.x + third, y: before.y + third * (tangents[place] ?? 0) };
    const arriving = { x: point.x - third, y: point.y - third * (tangents[place + 1] ?? 0) };
    pen.curveTo(leaving, arriving, point);
  }
  return pen.path;
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
