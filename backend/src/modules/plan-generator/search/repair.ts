import { NONE } from '../recipe-columns/recipe-columns.js';
import { solveDays } from '../solver/day-program.js';
import type { Prices } from '../solver/prices.js';
import type { Solver } from '../solver/solver.js';
import { isDone, openDays, outsideOf } from './day-value.js';
import type { PlanState } from './plan-state.js';
import type { Deadline } from './search-budget.js';
import { bestPlaces } from './search-by.js';

/** The maximum number of candidates per kind for the solver, by the number of days that it gets at once. */
const WIDTHS = [400, 250, 160];
const NODES = 100;
const MAX_SECONDS = 2;

export interface RepairLimits {
  /** The number of programs that may be solved. */
  programs: number;
  deadline: Deadline;
}

/**
 * Passes days that the search left open to the solver: first alone, then with one and two other days, whose meals may
 * be what it lacks.
 */
export function repair(
  solver: Solver,
  { state, prices }: { state: PlanState; prices: Prices },
  { programs, deadline }: RepairLimits,
): void {
  let left = programs;
  for (const [more, width] of WIDTHS.entries()) {
    const places = bestPlaces(state.problem, prices, width);
    for (const day of openDays(state)) {
      for (const others of companions(state, day, more)) {
        if (left-- <= 0 || deadline.isOver) return;
        const seconds = deadline.seconds(MAX_SECONDS);
        if (tryDays(solver, state, [day, ...others], { places, nodes: NODES, seconds })) break;
      }
    }
  }
}

/** Empties the days, has them solved, and restores them if that fails. */
function tryDays(
  solver: Solver,
  state: PlanState,
  days: readonly number[],
  limits: Parameters<typeof solveDays>[3],
): boolean {
  const before = days.map((day) => state.choicesOf(day));
  for (const day of days) for (const index of state.openPlaces(day)) state.take(day, index);
  if (solveDays(solver, state, days, limits) === 'found' && days.every((day) => isDone(state, day)))
    return true;
  for (const [at, day] of days.entries()) state.restore(day, before[at] ?? new Int32Array(0).fill(NONE));
  return false;
}

/** Sets of other days to solve together with this one, nearby days first because they share its windows. */
function companions(state: PlanState, day: number, count: number): number[][] {
  if (count === 0) return [[]];
  const others = [...state.problem.days.keys()]
    .filter((other) => other !== day && state.openPlaces(other).length > 0)
    .sort(
      (one, other) =>
        Math.abs(one - day) - Math.abs(other - day) || outsideOf(state, other) - outsideOf(state, one),
    );
  const sets: number[][] = [];
  for (let at = 0; at + count <= Math.min(others.length, 4 * count); at += count)
    sets.push(others.slice(at, at + count));
  return sets;
}
