import { useId } from 'react';
import { type PiePart, type PieSlice, pieSlices } from './pie-slices';

type PieChartProps = {
  /** The name of what the chart shows, such as "Users by role". */
  title: string;
  parts: readonly PiePart[];
};

/** Three colors that repeat. A line separates slices of the same color. */
const fills = ['fill-series-1', 'fill-series-2', 'fill-series-3'] as const;

const fillOf = (place: number) => fills[place % fills.length] ?? fills[0];

/** Draws the shares of a whole. It needs no script, and its legend says the same in words. */
export function PieChart({ title, parts }: PieChartProps) {
  const id = useId();
  const slices = pieSlices(parts);
  return (
    <figure className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <svg viewBox="-1 -1 102 102" role="img" aria-labelledby={id} className="size-[9rem] shrink-0">
        <title id={id}>{`${title}: ${slices.map(sliceText).join(', ')}`}</title>
        {slices.map((slice, place) =>
          slice.path === null ? (
            <circle key={slice.label} cx="50" cy="50" r="50" className={fillOf(place)} />
          ) : (
            <path
              key={slice.label}
              d={slice.path}
              strokeWidth="1.5"
              className={`stroke-surface ${fillOf(place)}`}
            />
          ),
        )}
      </svg>
      <figcaption className="grid gap-1 text-sm">
        {slices.map((slice, place) => (
          <span key={slice.label} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true" focusable="false">
              <circle cx="4" cy="4" r="4" className={fillOf(place)} />
            </svg>
            {sliceText(slice)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const sliceText = ({ label, share }: PieSlice) => `${label} ${share}%`;
