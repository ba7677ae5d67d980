import type { Problem } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import type { Prices } from '../solver/prices.js';
import { fill, improveDay } from './day-making.js';
import { openDays } from './day-value.js';
import { PlanState } from './plan-state.js';
import { rebuildOpenDays } from './rebuild-open-days.js';
import { Schedule } from './schedule.js';
import type { SearchBudget } from './search-budget.js';
import { bestPlaces, realWorth, searchBy } from './search-by.js';

/** The cost of using a recipe too early, one per restart, until no day is open. */
const HASTES = [0.2, 0.6, 0.1, 1.5];

/** Makes days one by one with meals that the prices favor, then improves them until nothing is gained. */
export function searchPlan(
  problem: Problem,
  prices: Prices,
  { width, rounds, beginnings, rebuilds }: SearchBudget,
): PlanState {
  const random = randomFrom(problem.task.seed);
  const places = bestPlaces(problem, prices, width);
  let best: PlanState | null = null;
  for (const haste of HASTES.slice(0, beginnings)) {
    const state = new PlanState(problem);
    buildDays(state, { prices, places, haste, random });
    improvePlan(state, places, rounds);
    rebuildOpenDays(state, places, rebuilds, random);
    if (best === null || openDays(state).length < openDays(best).length) best = state;
    if (openDays(best).length === 0) break;
  }
  return best ?? new PlanState(problem);
}

function buildDays(
  state: PlanState,
  how: { prices: Prices; places: number[][]; haste: number; random: () => number },
): void {
  const schedule = new Schedule(state, how.prices, how.haste);
  for (const day of state.problem.days.keys()) {
    const { lists, search } = searchBy(state, how.places, schedule.worthOn(day, how.places));
    fill(state, day, lists, how.random);
    improveDay(state, search, day);
  }
}

function improvePlan(state: PlanState, places: number[][], rounds: number): void {
  const { search } = searchBy(state, places, realWorth(state.problem));
  for (let round = 0; round < rounds; round++) {
    const better = [...state.problem.days.keys()].filter((day) => improveDay(state, search, day));
    if (better.length === 0) return;
  }
}
