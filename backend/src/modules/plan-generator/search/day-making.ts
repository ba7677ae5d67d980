import { NONE } from '../recipe-columns/recipe-columns.js';
import type { MealSearch } from './meal-search.js';
import type { PlanState } from './plan-state.js';
import type { Shortlist } from './shortlist.js';

const PASSES = 6;
const FIRST_PICKS = 3;

/** Puts an allowed candidate, one of the best, at each open place. */
export function fill(state: PlanState, day: number, lists: Shortlist[], random: () => number): void {
  for (const index of state.openPlaces(day)) {
    const { kind, type } = state.slot(day, index);
    const list = lists[kind] as Shortlist;
    let skip = Math.floor(random() * FIRST_PICKS);
    let found = NONE;
    for (let at = 0; at < list.length && skip >= 0; at++) {
      if (!state.usage.allows(list.recipes[at] ?? 0, list.mains[at] ?? NONE, day, type === 'dinner'))
        continue;
      found = list.places[at] ?? NONE;
      skip--;
    }
    state.put(day, index, found);
  }
}

/** Returns whether the day became better. */
export function improveDay(state: PlanState, search: MealSearch, day: number): boolean {
  const places = state.openPlaces(day);
  const only = places[0];
  if (only === undefined) return false;
  if (places.length === 1) return search.improveOne(day, only);
  let isBetter = false;
  for (let pass = 0; pass < PASSES; pass++) {
    let inThisPass = false;
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        inThisPass = search.improvePair(day, one, other) || inThisPass;
    if (!inThisPass) break;
    isBetter = true;
  }
  return isBetter;
}
