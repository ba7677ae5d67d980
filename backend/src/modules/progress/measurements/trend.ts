import { rounded } from './figures.js';

export const DIRECTIONS = ['up', 'down', 'stable'] as const;

export interface Trend {
  direction: (typeof DIRECTIONS)[number];
  /** The mean of the last five figures minus the mean of the five before. */
  change: number;
}

const FIGURES_COMPARED = 5;

/** A change that is smaller than this, in the unit that is shown, counts as stable. */
const MIN_CHANGE = 0.5;

export const TREND_FIGURES = 2 * FIGURES_COMPARED;

/** Compares the last five figures with the five before. The oldest comes first; the result is null if there are fewer than ten. */
export function computeTrend(values: readonly number[]): Trend | null {
  if (values.length < TREND_FIGURES) return null;
  const before = values.slice(-TREND_FIGURES, -FIGURES_COMPARED);
  const change = rounded(meanOf(values.slice(-FIGURES_COMPARED)) - meanOf(before), 1);
  if (Math.abs(change) < MIN_CHANGE) return { direction: 'stable', change };
  return { direction: change > 0 ? 'up' : 'down', change };
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
