import type { EntryState } from '../diary/entry.entity.js';
import { FIGURES, type Figure, type Figures, OPEN_FIGURES } from '../figures.js';
import type { DayRecord } from './day-record.queries.js';

/** Figures are kept with four decimals, and totals are shown with one. */
const PARTS = 10_000;
const PARTS_OF_A_TENTH = 1000;

/**
 * Adds up the entries of one day, or returns null if nothing was eaten. The statement that lists many days adds them up
 * in the database by the same rules, and a test compares the two.
 */
export function totalsOf(date: string, entries: readonly EntryState[]): DayRecord | null {
  const eaten = entries.flatMap(({ figures }) => (figures ? [figures] : []));
  if (eaten.length === 0) return null;
  const totals = Object.fromEntries(FIGURES.map((figure) => [figure, totalOf(figure, eaten)]));
  return {
    ...(totals as Record<Figure, number>),
    date,
    mealCount: countMeals(entries),
    atLeast: OPEN_FIGURES.filter((figure) => eaten.some((one) => one[figure] === null)),
  };
}

/** Adds whole ten-thousandths, so that the sum is exact, and rounds it once. */
function totalOf(figure: Figure, eaten: Figures[]): number | null {
  let sum: number | null = null;
  for (const { [figure]: value } of eaten) if (value !== null) sum = (sum ?? 0) + Math.round(value * PARTS);
  return sum === null ? null : Math.round(sum / PARTS_OF_A_TENTH) / 10;
}

/** Each meal of the plan counts as one, and what else is eaten at breakfast, lunch, dinner, or between, as one each. */
function countMeals(entries: readonly EntryState[]): number {
  const planned = new Map<string, number>();
  for (const { meal, figures, planId } of entries)
    if (figures) planned.set(meal, (planned.get(meal) ?? 0) + (planId === null ? 0 : 1));
  return [...planned.values()].reduce((sum, count) => sum + Math.max(count, 1), 0);
}
