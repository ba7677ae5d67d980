import { curvePath } from './curve-path';
import { dayNumber, dayTicks } from './day-ticks';
import { numberTicks, tickLabels } from './number-ticks';
import { Pen } from './pen';
import { smoothedAt, type XY } from './smooth';

export type ChartPoint = {
  /** A day of the calendar, such as 2026-11-20. */
  day: string;
  value: number;
  /** The lowest and the highest value, if the point stands for several. */
  lowest?: number;
  highest?: number;
};

export type ChartLine = {
  label: string;
  /** The points in the order of their days. */
  points: readonly ChartPoint[];
  /** Draws the line through the points themselves. A count of each day is exact, so there is no noise to smooth. */
  isExact?: boolean;
  /** Chooses the color and the dashes of the line. The default is the first look. */
  look?: number;
};

/** Everything that is drawn. Places are in percent of the drawing, and paths in the units of `plane`. */
export type Drawing = {
  rows: { at: number; label: string }[];
  columns: { at: number; label: string }[];
  lines: { label: string; look: number; dots: string; curve: string }[];
};

/**
 * The edges of the plot in percent of the drawing, so that it fits every width without a script. The numbers of the
 * scale are to the left of it.
 */
const plot = { left: 14, right: 97, top: 9, bottom: 86 };

/** The smoothing never takes in fewer days than this, because less would only repeat the noise. */
export const smallestSmoothing = 3;

/** A curve through this many places cannot be told from one through every point. */
const mostPlaces = 48;

/** Computes the drawing of lines that share a scale. */
export function drawingOf(lines: readonly ChartLine[]): Drawing {
  const points = lines.flatMap((line) => line.points);
  const days = points.map(({ day }) => dayNumber(day));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const ticks = numberTicks(
    points.flatMap(({ value, lowest, highest }) => [lowest ?? value, highest ?? value]),
  );
  const across = scale([first, last], [plot.left, plot.right]);
  const up = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const labels = tickLabels(ticks);
  return {
    rows: ticks.map((tick, place) => ({ at: hundredths(up(tick)), label: labels[place] ?? '' })),
    columns: dayTicks(first, last).map(({ day, label }) => ({ at: hundredths(across(day)), label })),
    lines: lines.map((line) => {
      const places = line.isExact ? placesOf(line.points) : curveOf(line.points);
      const curve = places.map(({ x, y }) => ({ x: across(x), y: up(y) }));
      return {
        label: line.label,
        look: line.look ?? 0,
        dots: dotsPath(line.points, across, up),
        curve: curve.length > 1 ? curvePath(curve) : '',
      };
    }),
  };
}

const placesOf = (points: readonly ChartPoint[]): XY[] =>
  points.map(({ day, value }) => ({ x: dayNumber(day), y: value }));

/**
 * Returns places of the smoothed line: one for each point, or, if there are many, at those that are nearest to evenly spaced
 * days. There is none between points that are far apart, because a height there would be a guess.
 */
export function curveOf(points: readonly ChartPoint[]): XY[] {
  const all = placesOf(points);
  const days = all.map(({ x }) => x);
  return smoothedAt(days.length <= mostPlaces ? days : spread(days, mostPlaces), all, smallestSmoothing);
}

/** Picks so many of these days, or fewer where they are far apart: each is the nearest to one of evenly spaced days. */
function spread(days: readonly number[], count: number): number[] {
  const [first = 0] = days;
  const step = ((days.at(-1) ?? first) - first) / (count - 1);
  const nearestTo = (at: number) =>
    days.reduce((best, day) => (Math.abs(day - at) < Math.abs(best - at) ? day : best), first);
  return [...new Set(Array.from({ length: count }, (_, n) => nearestTo(first + n * step)))];
}

type Scale = (value: number) => number;

/** Draws each point as a dot, or as a bar from its lowest to its highest value. */
function dotsPath(points: readonly ChartPoint[], across: Scale, up: Scale): string {
  const pen = new Pen();
  for (const { day, value, lowest = value, highest = value } of points) {
    pen.moveTo({ x: across(dayNumber(day)), y: up(lowest) });
    pen.lineTo(up(highest));
  }
  return pen.path;
}

/** Maps a range of values to a range of places. A range without length is mapped to the middle. */
function scale([from, to]: [number, number], [start, end]: [number, number]): Scale {
  return (value) =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
