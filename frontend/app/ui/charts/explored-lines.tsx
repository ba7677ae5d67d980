import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { dayNumber } from './day-ticks';
import type { ChartLine } from './drawing';
import { drawExplored, type ExploredChart } from './explored-chart';
import { useColorChange } from './use-color-change';

type ExploredLinesProps = { title: string; unit: string; lines: readonly ChartLine[] };

/** The days by which a key moves on from the chosen one. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 };
const longStep = 30;

/**
 * A chart that tells the values of each day under the finger, the mouse, or the keys. For screen readers it is a slider
 * over the days.
 */
export function ExploredLines({ title, unit, lines }: ExploredLinesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<ExploredChart | null>(null);
  const days = useMemo(() => daysOf(lines), [lines]);
  const [place, setPlace] = useState(days.length - 1);
  const colors = useColorChange();
  // The chart is drawn again in the colors of another theme.
  useEffect(() => {
    if (!canvas.current) return;
    chart.current = drawExplored(canvas.current, { unit, lines });
    return () => chart.current?.destroy();
  }, [unit, lines, colors]);
  useEffect(() => setPlace(days.length - 1), [days]);
  const day = days[Math.min(place, days.length - 1)] ?? '';
  // A chart that has just been drawn again has no marked day.
  useEffect(() => chart.current?.mark(day), [day, lines, colors]);

  const choose = (next: number) => setPlace(Math.min(Math.max(next, 0), days.length - 1));
  const chooseByKey = (event: KeyboardEvent) => {
    const next = placeByKey(event.key, place, days.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const chooseAt = (event: PointerEvent) => {
    const at = chart.current?.dayAt(event.clientX);
    if (at !== undefined) choose(nearest(days, at));
  };
  const text = textOf(day, lines, unit);
  return (
    <div className="grid gap-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title} (${unit}), day by day`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={place + 1}
        aria-valuetext={text}
        onKeyDown={chooseByKey}
        onPointerMove={chooseAt}
        onPointerDown={chooseAt}
        className="relative h-[15rem] min-w-0 touch-pan-y"
      >
        <canvas ref={canvas} />
      </div>
      <p className="text-sm font-semibold">{text}</p>
    </div>
  );
}

function placeByKey(key: string, place: number, count: number): number | null {
  const step = steps[key];
  if (step !== undefined) return place + step;
  if (key === 'PageDown') return place - longStep;
  if (key === 'PageUp') return place + longStep;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Returns every day with a value, in order. */
const daysOf = (lines: readonly ChartLine[]): string[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ day }) => day)))].sort();

function nearest(days: readonly string[], at: number): number {
  const distances = days.map((day) => Math.abs(dayNumber(day) - at));
  return distances.indexOf(Math.min(...distances));
}

/** Writes the values of a day: "Nov 20, 2026: Waist 88.5 cm, Hips 101 cm". */
function textOf(day: string, lines: readonly ChartLine[], unit: string): string {
  if (!day) return '';
  const values = lines.flatMap(({ label, points }) => {
    const point = points.find((one) => one.day === day);
    if (!point) return [];
    const { value, lowest = value, highest = value } = point;
    const spread = lowest < highest ? ` (${lowest} to ${highest})` : '';
    return [`${label} ${value}\u00a0${unit}${spread}`];
  });
  return `${dayFormat.format(new Date(`${day}T00:00:00Z`))}: ${values.join(', ')}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
