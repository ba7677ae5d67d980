import type { CompactLibrary } from './library/compact-library.js';
import { type Problem, problemOf } from './problem/problem.js';
import { mealsOf } from './refusal/nearest.js';
import { refuse } from './refusal/refuse.js';
import { makePlanFromFewFoods } from './search/basket.js';
import { Deadline, type Effort, FULL } from './search/effort.js';
import { type Attempt, hasCandidates, makePlan } from './search/make-plan.js';
import { openMeals, worthOfPlan } from './search/worth-of-plan.js';
import { isMixtureImpossible } from './solver/proof.js';
import type { Solver } from './solver/solver.js';
import type { Generated, GenerateTask, Planned } from './task.js';

/** A plan for the task, or what stands in its way. */
export function generate(
  library: CompactLibrary,
  task: GenerateTask,
  solver: Solver,
  isAbandoned?: () => boolean,
): Generated {
  const deadline = new Deadline(task.deadlineMs, isAbandoned);
  const problem = problemOf(library, task);
  const attempt = attemptAt(solver, { library, task, problem }, FULL, deadline);
  if (attempt && attempt.open.length === 0) return planned(attempt);
  const isPossible = (changed: GenerateTask, effort: Effort) => {
    const given = { library, task: changed, problem: problemOf(library, changed) };
    if (!hasCandidates(given.problem) || isMixtureImpossible(solver, given.problem)) return false;
    const other = attemptAt(solver, given, effort, deadline);
    return other !== null && other.open.length === 0;
  };
  return refuse(solver, { problem, attempt, isPossible, deadline });
}

function attemptAt(
  solver: Solver,
  given: { library: CompactLibrary; task: GenerateTask; problem: Problem },
  effort: Effort,
  deadline: Deadline,
): Attempt | null {
  if (!hasCandidates(given.problem)) return null;
  if (given.task.wish.rules.maxIngredients === null) return makePlan(solver, given.problem, effort, deadline);
  return makePlanFromFewFoods(solver, given, effort, deadline);
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
