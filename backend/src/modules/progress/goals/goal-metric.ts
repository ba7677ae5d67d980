import {
  boundsText,
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  inUnits,
  KG_PER_LB,
  type Units,
  unitOf,
} from '../measurements/figures.js';
import { weightIn } from '../measurements/weight.js';

/** A goal is about a figure of the measurements, or about values that are entered at the goal itself. */
export const METRICS = [...FIGURE_NAMES, 'custom'] as const;

export type Metric = (typeof METRICS)[number];

export const isFigure = (metric: Metric): metric is Figure => metric !== 'custom';

/** The units in which a goal about a figure can be set, the metric one first. */
export const unitsFor = (figure: Figure): string[] => [
  ...new Set([unitOf(figure, 'metric'), unitOf(figure, 'us')]),
];

const CM_PER_INCH = 2.54;
const METRIC_PER_UNIT: Record<string, number> = { lb: KG_PER_LB, in: CM_PER_INCH };

/** Says what is wrong with a value of a goal, or returns null. */
export function boundsFault(figure: Figure, value: number, unit: string): string | null {
  const metric = value * (METRIC_PER_UNIT[unit] ?? 1);
  const { min, max } = FIGURES[figure];
  return metric >= min && metric <= max ? null : boundsText(figure);
}

/** A figure as it was measured: a weight in these units, every other figure in metric ones. */
export interface Measured {
  value: number;
  units: Units;
}

/** Converts a figure to the unit of a goal. It is rounded to a tenth unless it was kept in that unit. */
export function valueInUnit(figure: Figure, { value, units }: Measured, unit: string): number {
  const kept = unitOf(figure, figure === 'weight' ? units : 'metric');
  if (kept === unit) return value;
  const wanted: Units = unit === unitOf(figure, 'us') ? 'us' : 'metric';
  return figure === 'weight' ? weightIn({ value, units }, wanted) : inUnits(figure, value, wanted);
}
