import type { Problem } from '../problem/problem.js';
import type { Prices } from '../solver/prices.js';
import { reducedWorth, topPlaces } from '../solver/reduced-worth.js';
import { MealSearch } from './meal-search.js';
import type { PlanState } from './plan-state.js';
import { shortlistOf } from './shortlist.js';

/** The candidates of each kind that the prices favor most. */
export const bestPlaces = (problem: Problem, prices: Prices, width: number): number[][] =>
  problem.kinds.map((kind, index) => topPlaces(reducedWorth(problem, prices, kind, index), undefined, width));

export const realWorth = ({ kinds }: Problem): Float64Array[] =>
  kinds.map(({ candidates }) => candidates.worth);

/** A search among these candidates with these worths, both by kind. */
export function searchBy(state: PlanState, places: number[][], worth: Float64Array[]) {
  const lists = state.problem.kinds.map((kind, index) =>
    shortlistOf(state.problem, kind, places[index] ?? [], worth[index] ?? new Float64Array(0)),
  );
  return { lists, search: new MealSearch(state, lists, worth) };
}
