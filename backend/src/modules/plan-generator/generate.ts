import type { PlanWish } from '../plan-model/index.js';
import { mealsOf } from './infeasibility/nearest.js';
import { FIRST_LOOK, type Possibility, refuse, SECOND_LOOK } from './infeasibility/refuse.js';
import { hasCandidates, type Problem, problemOf } from './problem/problem.js';
import type { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { makePlanFromFewFoods } from './search/basket.js';
import { type Attempt, makePlan } from './search/make-plan.js';
import { BRIEF, Deadline, FULL, type SearchBudget } from './search/search-budget.js';
import { openMeals, worthOfPlan } from './search/worth-of-plan.js';
import { isMixtureImpossible } from './solver/proof.js';
import type { Solver } from './solver/solver.js';
import type { Generated, GenerateTask, Planned } from './task.js';
import { planWeek } from './week/plan-week.js';

/** The budget for a plan that stays near what only the goal suggests. */
const NEAR: SearchBudget = { ...FULL, beginnings: 1, rebuilds: 20, programs: 0, baskets: 6 };

/**
 * The budget for a plan that may use all room. The solver takes longest and hardly ever finds what the search
 * missed.
 */
const WHOLE: SearchBudget = { ...FULL, programs: 1 };

/** This budget is enough for most plans, which the whole budget would find the same. */
const FIRST_SIGHT: Partial<SearchBudget> = { beginnings: 1, rebuilds: 0, programs: 0 };

interface Given {
  columns: RecipeColumns;
  task: GenerateTask;
  problem: Problem;
}

/** Returns a plan for the task, or what prevents one. */
export function generate(
  columns: RecipeColumns,
  task: GenerateTask,
  solver: Solver,
  isAbandoned?: () => boolean,
): Generated {
  const deadline = new Deadline(task.deadlineMs, isAbandoned);
  // The other half of the time is for the search by days, which also tells what prevents a plan.
  const soon = deadline.halfWay();
  const meals =
    planWeek(columns, nearTargets(task), soon) ?? (isLoose(task) ? planWeek(columns, task, soon) : null);
  return meals ? { kind: 'plan', meals, worth: null } : generateByDays(columns, task, solver, deadline);
}

/**
 * The same for plans in which every meal is cooked when it is eaten, with nothing beside it. It finds plans where targets
 * and rules leave hardly any choice, and tells what prevents one.
 */
export function generateByDays(
  columns: RecipeColumns,
  task: GenerateTask,
  solver: Solver,
  deadline = new Deadline(task.deadlineMs),
): Generated {
  const problem = problemOf(columns, task);
  const near = attemptNearTargets(solver, { columns, task }, deadline);
  const attempt = near ?? attemptIfPossible(solver, { columns, task, problem }, WHOLE, deadline);
  if (attempt && isWhole(attempt)) return planned(attempt);
  const findWith = (wish: PlanWish, seeds: readonly number[]) =>
    attemptWithSeeds(solver, { columns, task: { ...task, wish } }, seeds, deadline);
  // The ways out of a refusal are only tried with these seeds. The request that follows one has another seed
  // and must find a plan as well.
  const found = findWith(task.wish, [...FIRST_LOOK, ...SECOND_LOOK]);
  if (found) return planned(found);
  const isPossible: Possibility = (wish, seeds) => findWith(wish, seeds) !== null;
  return refuse(solver, { problem, attempt, isPossible, deadline });
}

/** Returns a plan that a brief search finds with one of these seeds. */
function attemptWithSeeds(
  solver: Solver,
  { columns, task }: Pick<Given, 'columns' | 'task'>,
  seeds: readonly number[],
  deadline: Deadline,
): Attempt | null {
  const givenWith = (seed: number): Given => {
    const seeded = { ...task, seed };
    return { columns, task: seeded, problem: problemOf(columns, seeded) };
  };
  const [first = 0, ...others] = seeds;
  const given = givenWith(first);
  // Impossibility does not depend on the seed, so it is ruled out only once.
  if (!hasCandidates(given.problem) || isMixtureImpossible(solver, given.problem)) return null;
  for (const seed of [null, ...others]) {
    if (deadline.isOver) return null;
    const attempt = attemptAt(solver, seed === null ? given : givenWith(seed), BRIEF, deadline);
    if (attempt && isWhole(attempt)) return attempt;
  }
  return null;
}

/**
 * Macros that nobody stated leave room, but a plan that stays near them is better than one that uses it. Returns null if
 * none is found or no macro leaves room.
 */
function attemptNearTargets(
  solver: Solver,
  { columns, task }: Pick<Given, 'columns' | 'task'>,
  deadline: Deadline,
): Attempt | null {
  if (!isLoose(task)) return null;
  const nearTask = nearTargets(task);
  const given = { columns, task: nearTask, problem: problemOf(columns, nearTask) };
  const attempt = attemptIfPossible(solver, given, NEAR, deadline);
  return attempt && isWhole(attempt) ? attempt : null;
}

const isLoose = ({ wish }: GenerateTask): boolean => (wish.rules.looseMacros ?? []).length > 0;

/** The task with macros that leave no room. */
function nearTargets(task: GenerateTask): GenerateTask {
  const { looseMacros: _, ...rules } = task.wish.rules;
  return { ...task, wish: { ...task.wish, rules } };
}

/** Most plans are found at first sight. Only if not, and if there can be one at all, the whole budget is spent. */
function attemptIfPossible(
  solver: Solver,
  given: Given,
  budget: SearchBudget,
  deadline: Deadline,
): Attempt | null {
  if (!hasCandidates(given.problem)) return null;
  if (given.task.wish.rules.maxIngredients === null) {
    const first = attemptAt(solver, given, { ...budget, ...FIRST_SIGHT }, deadline);
    if (first && isWhole(first)) return first;
  }
  const isImpossible = isMixtureImpossible(solver, given.problem);
  return attemptAt(solver, given, isImpossible ? BRIEF : budget, deadline);
}

function attemptAt(solver: Solver, given: Given, budget: SearchBudget, deadline: Deadline): Attempt | null {
  if (!hasCandidates(given.problem)) return null;
  if (given.task.wish.rules.maxIngredients === null) return makePlan(solver, given.problem, budget, deadline);
  return makePlanFromFewFoods(solver, given, budget, deadline);
}

const isWhole = ({ open }: Attempt): boolean => open.length === 0;

function planned({ state, prices }: Attempt): Planned {
  const meals = Math.max(1, openMeals(state));
  return {
    kind: 'plan',
    meals: mealsOf(state),
    worth: { score: worthOfPlan(state) / meals, bound: prices.bound / meals },
  };
}
