import type { Problem } from '../problem/problem.js';
import { type Prices, pricesOf } from '../solver/prices.js';
import { isMixtureImpossible } from '../solver/proof.js';
import type { Solver } from '../solver/solver.js';
import { openDays } from './day-value.js';
import { searchPlan } from './plan-search.js';
import type { PlanState } from './plan-state.js';
import { repair } from './repair.js';
import type { Deadline, SearchBudget } from './search-budget.js';

export interface Attempt {
  state: PlanState;
  prices: Prices;
  /** The number of days outside their targets. */
  open: number[];
}

/** Returns the best plan found within the budget, even if some of its days miss their targets. */
export function makePlan(
  solver: Solver,
  problem: Problem,
  budget: SearchBudget,
  deadline: Deadline,
): Attempt {
  const prices = pricesOf(solver, problem);
  const state = searchPlan(problem, prices, budget);
  // If not even a mixture of meals meets the targets, a longer search is useless.
  if (openDays(state).length > 0 && budget.programs > 0 && !isMixtureImpossible(solver, problem))
    repair(solver, { state, prices }, { programs: budget.programs, deadline: deadline.halfWay() });
  return { state, prices, open: openDays(state) };
}
