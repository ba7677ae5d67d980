import { WINDOW } from '../rules/uses.js';
import { fill, improveDay } from './day-making.js';
import { isDone, openDays } from './day-value.js';
import type { MealSearch } from './meal-search.js';
import type { PlanState } from './plan-state.js';
import { realWorth, searchBy } from './search-by.js';

/** An open day may need what another day has, so both are made again, the open one first. */
export function rebuildOpenDays(
  state: PlanState,
  places: number[][],
  tries: number,
  random: () => number,
): void {
  const { lists, search } = searchBy(state, places, realWorth(state.problem));
  const make = (day: number, other: number) => {
    for (const each of [day, other]) {
      fill(state, each, lists, random);
      improveDay(state, search, each);
    }
    return search.valueOf(day) + search.valueOf(other);
  };
  for (let left = tries; left > 0; ) {
    const open = openDays(state);
    if (open.length === 0) return;
    left--;
    for (const day of open)
      for (const other of daysNear(state, day)) {
        if (left-- <= 0) return;
        remake(state, [day, other], () => make(day, other), search);
        if (isDone(state, day)) break;
      }
  }
}

/** Empties days and makes them again, and restores them if that is no improvement. */
function remake(state: PlanState, days: number[], make: () => number, search: MealSearch): void {
  const before = days.map((day) => state.choicesOf(day));
  const value = days.reduce((sum, day) => sum + search.valueOf(day), 0);
  for (const day of days) for (const index of state.openPlaces(day)) state.take(day, index);
  if (make() > value) return;
  for (const day of days) for (const index of state.openPlaces(day)) state.take(day, index);
  for (const [at, day] of days.entries()) state.restore(day, before[at] as Int32Array);
}

/** The days that share a window with this one. */
const daysNear = (state: PlanState, day: number): number[] =>
  [...state.problem.days.keys()].filter(
    (other) => other !== day && Math.abs(other - day) < WINDOW && state.openPlaces(other).length > 0,
  );
