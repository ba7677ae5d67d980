import { NONE } from '../recipe-columns/recipe-columns.js';
import type { PlanState } from './plan-state.js';

/** The value of a missing meal, so that any meal is better. */
export const EMPTY = -100;

/** Outside the targets nothing else counts: a step, and a slope that leads back. */
export const OUTSIDE = 10;
export const OUTSIDE_SLOPE = 20;

/** Returns the distance of a day from its ranges in their units, or 0 if it is within. */
export function outsideOf({ totals, problem: { pool, ranges } }: PlanState, day: number): number {
  const { width } = pool;
  let outside = 0;
  for (let n = 0; n < width; n++) {
    const total = totals[width * day + n] as number;
    const beyond = Math.max((ranges.least[n] as number) - total, total - (ranges.most[n] as number), 0);
    outside += beyond / (ranges.unit[n] as number);
  }
  return outside;
}

export const penaltyOf = (outside: number): number => (outside > 0 ? OUTSIDE + OUTSIDE_SLOPE * outside : 0);

/** Whether all meals of the day exist and its targets are met. */
export function isDone(state: PlanState, day: number): boolean {
  const isFull = state.openPlaces(day).every((index) => state.chosenAt(day, index) !== NONE);
  return isFull && outsideOf(state, day) === 0;
}

/** The days that are not done. */
export const openDays = (state: PlanState): number[] =>
  [...state.problem.days.keys()].filter((day) => !isDone(state, day));
