import { type ReactNode, useId } from 'react';
import { curvePath, hundredths } from './curve-path';
import { dayNumber, dayTicks } from './day-ticks';
import { numberTicks, tickLabels } from './number-ticks';
import { smoothed } from './smooth';

export type ChartPoint = {
  /** A day of the calendar, such as 2026-11-20. */
  day: string;
  value: number;
};

export type LineChartProps = {
  /** The name of what the chart shows, such as "Weight". */
  title: string;
  unit: string;
  /** The points in the order of their days. */
  points: readonly ChartPoint[];
  /** Says in words what the chart shows. */
  summary: string;
  /** The same figures as a table. */
  table?: ReactNode;
};

/**
 * The edges of the plot in percent of the drawing, so that it fits every width without a script. The numbers of the
 * scale are to the left of it.
 */
const plot = { left: 14, right: 97, top: 9, bottom: 86 };
const labelsAt = 96;

/** The smoothing never takes in fewer days than this, because less would only repeat the noise. */
const smallestSmoothing = 3;

/** Draws faint points as they were measured, and a smoothed line through them. It needs no script. */
export function LineChart({ title, unit, points, summary, table }: LineChartProps) {
  const id = useId();
  const drawing = drawingOf(points);
  return (
    <figure className="grid min-w-0 gap-2">
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
        className="h-[15rem] w-full"
      >
        <title id={`${id}-title`}>{`${title} (${unit})`}</title>
        {drawing.rows.map(({ at, label }) => (
          <g key={label}>
            <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-line" />
            <text x="0" y={`${at}%`} dy="-0.35em" className="fill-muted text-xs">
              {label}
            </text>
          </g>
        ))}
        {drawing.columns.map(({ at, label }) => (
          <text
            key={at}
            x={`${at}%`}
            y={`${labelsAt}%`}
            textAnchor={anchorAt(at)}
            className="fill-muted text-xs"
          >
            {label}
          </text>
        ))}
        {drawing.points.map(({ x, y, day, value }) => (
          <circle key={day} cx={`${x}%`} cy={`${y}%`} r="3" className="fill-accent opacity-40">
            <title>{`${day}: ${value} ${unit}`}</title>
          </circle>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path
            d={drawing.line}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-none stroke-accent"
          />
        </svg>
      </svg>
      <figcaption id={`${id}-summary`} className="text-sm text-muted">
        {summary}
      </figcaption>
      {table}
    </figure>
  );
}

/** Computes everything that is drawn, in percent of the drawing. */
export function drawingOf(points: readonly ChartPoint[]) {
  const places = points.map(({ day, value }) => ({ x: dayNumber(day), y: value, day, value }));
  const [first, last] = [places[0]?.x ?? 0, places.at(-1)?.x ?? 0];
  const ticks = numberTicks(places.map(({ y }) => y));
  const across = scale([first, last], [plot.left, plot.right]);
  const up = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const labels = tickLabels(ticks);
  const line = smoothed(places, smallestSmoothing).map(({ x, y }) => ({ x: across(x), y: up(y) }));
  return {
    rows: ticks.map((tick, place) => ({ at: hundredths(up(tick)), label: labels[place] ?? '' })),
    columns: dayTicks(first, last).map(({ day, label }) => ({ at: hundredths(across(day)), label })),
    points: places.map(({ x, y, ...point }) => ({
      ...point,
      x: hundredths(across(x)),
      y: hundredths(up(y)),
    })),
    line: line.length > 1 ? curvePath(line) : '',
  };
}

/** Maps a range of values to a range of places. A range without length is mapped to the middle. */
function scale([from, to]: [number, number], [start, end]: [number, number]) {
  return (value: number): number =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

/** A label near the right edge ends at its place, so that it is not cut off. */
const anchorAt = (at: number) => (at > 88 ? 'end' : 'middle');
