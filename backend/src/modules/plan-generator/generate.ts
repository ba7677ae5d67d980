import { mealsOf } from './infeasibility/nearest.js';
import { refuse } from './infeasibility/refuse.js';
import { type Problem, problemOf } from './problem/problem.js';
import type { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { makePlanFromFewFoods } from './search/basket.js';
import { type Attempt, hasCandidates, makePlan } from './search/make-plan.js';
import { Deadline, FULL, type SearchBudget } from './search/search-budget.js';
import { openMeals, worthOfPlan } from './search/worth-of-plan.js';
import { isMixtureImpossible } from './solver/proof.js';
import type { Solver } from './solver/solver.js';
import type { Generated, GenerateTask, Planned } from './task.js';

/** What is tried for a plan that uses no room. The solver is left to the search with all room. */
const NEAR: SearchBudget = { ...FULL, programs: 0 };

/** Returns a plan for the task, or what prevents one. */
export function generate(
  columns: RecipeColumns,
  task: GenerateTask,
  solver: Solver,
  isAbandoned?: () => boolean,
): Generated {
  const deadline = new Deadline(task.deadlineMs, isAbandoned);
  const problem = problemOf(columns, task);
  const near = attemptNearTargets(solver, { columns, task }, deadline);
  const attempt = near ?? attemptAt(solver, { columns, task, problem }, FULL, deadline);
  if (attempt && attempt.open.length === 0) return planned(attempt);
  const isPossible = (changed: GenerateTask, budget: SearchBudget) => {
    const given = { columns, task: changed, problem: problemOf(columns, changed) };
    if (!hasCandidates(given.problem) || isMixtureImpossible(solver, given.problem)) return false;
    const other = attemptAt(solver, given, budget, deadline);
    return other !== null && other.open.length === 0;
  };
  return refuse(solver, { problem, attempt, isPossible, deadline });
}

/**
 * Macros that nobody stated leave room, but a plan that stays near them is better than one that uses it. Returns null if
 * none is found or no macro leaves room.
 */
function attemptNearTargets(
  solver: Solver,
  { columns, task }: { columns: RecipeColumns; task: GenerateTask },
  deadline: Deadline,
): Attempt | null {
  const { looseMacros = [], ...rules } = task.wish.rules;
  if (looseMacros.length === 0) return null;
  const nearTask = { ...task, wish: { ...task.wish, rules } };
  const given = { columns, task: nearTask, problem: problemOf(columns, nearTask) };
  const attempt = attemptAt(solver, given, NEAR, deadline);
  return attempt && attempt.open.length === 0 ? attempt : null;
}

function attemptAt(
  solver: Solver,
  given: { columns: RecipeColumns; task: GenerateTask; problem: Problem },
  budget: SearchBudget,
  deadline: Deadline,
): Attempt | null {
  if (!hasCandidates(given.problem)) return null;
  if (given.task.wish.rules.maxIngredients === null) return makePlan(solver, given.problem, budget, deadline);
  return makePlanFromFewFoods(solver, given, budget, deadline);
}

function planned({ state, prices }: Attempt): Planned {
  const meals = Math.max(1, openMeals(state));
  return {
    kind: 'plan',
    meals: mealsOf(state),
    score: worthOfPlan(state) / meals,
    bound: prices.bound / meals,
  };
}
