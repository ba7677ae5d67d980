import { type ReactNode, useId } from 'react';
import type { Drawing } from './drawing';
import { dashArray, lookOf } from './looks';
import { plane } from './pen';
import { useExploredLines } from './use-explored-lines';

export type LineChartProps = {
  /** The name of what the chart shows, such as "Weight". */
  title: string;
  unit: string;
  drawing: Drawing;
  /** Says in words what the chart shows. */
  summary: string;
  /** The same figures as a table, or a link to it. */
  table?: ReactNode;
  /** The address of every day's values. With it, the chart can be explored where scripts run. */
  days?: string;
};

/** Draws faint points as they were measured, and a smoothed line through them. It needs no script. */
export function LineChart({ title, unit, drawing, summary, table, days }: LineChartProps) {
  const id = useId();
  const { explored, button } = useExploredLines({ title, unit, days });
  return (
    <figure className="grid min-w-0 gap-2">
      {explored ?? (
        <svg
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
          className="h-[15rem] w-full"
        >
          <title id={`${id}-title`}>{`${title} (${unit})`}</title>
          <Scales {...drawing} />
          <Lines lines={drawing.lines} />
        </svg>
      )}
      <figcaption id={`${id}-summary`} className="text-sm text-muted">
        {summary}
      </figcaption>
      {button || table ? (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          {button}
          {table}
        </div>
      ) : null}
    </figure>
  );
}

const labelsAt = 96;

function Scales({ rows, columns }: Pick<Drawing, 'rows' | 'columns'>) {
  return (
    <>
      {rows.map(({ at, label }) => (
        <g key={label}>
          <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="stroke-line" />
          <text x="0" y={`${at}%`} dy="-0.35em" className="fill-muted text-xs">
            {label}
          </text>
        </g>
      ))}
      {columns.map(({ at, label }) => (
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
    </>
  );
}

/** All points of a line are one path, because an element for each would make the page several times as large. */
function Lines({ lines }: Pick<Drawing, 'lines'>) {
  return (
    <svg
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none"
      aria-hidden="true"
    >
      {lines.map(({ label, look: number, dots, curve }) => {
        const look = lookOf(number);
        return (
          <g key={label} className={look.stroke}>
            <path d={dots} vectorEffect="non-scaling-stroke" strokeWidth="6" className="opacity-40" />
            <path
              d={curve}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              strokeDasharray={dashArray(look)}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** A label near the right edge ends at its place, so that it is not cut off. */
const anchorAt = (at: number) => (at > 88 ? 'end' : 'middle');
