import { changedWish, type PlanWish } from '../../plan-model/index.js';
import { hasCandidates, type Problem } from '../problem/problem.js';
import type { Attempt } from '../search/make-plan.js';
import type { Deadline } from '../search/search-budget.js';
import { isProvenImpossible } from '../solver/proof.js';
import type { Solver } from '../solver/solver.js';
import type { BlockingRule, Refused, Relaxation } from '../task.js';
import { type Change, changesOf, mealCounts } from './changes.js';
import { nearerTargets } from './nearer-targets.js';
import { nearestOf } from './nearest.js';

/** Whether a plan is found for the request by a brief search with one of these seeds. */
export type Possibility = (wish: PlanWish, seeds: readonly number[]) => boolean;

/** Fixed seeds, so that what is found does not depend on the seed of a request. */
export const FIRST_LOOK = [1];
export const SECOND_LOOK = [2, 3, 4];

interface Given {
  problem: Problem;
  attempt: Attempt | null;
  isPossible: Possibility;
  deadline: Deadline;
}

/**
 * Says why there is no plan: whether that is proven, the nearest plan, and how far each rule would have to be
 * relaxed.
 */
export function refuse(solver: Solver, given: Given): Refused {
  const { problem, attempt, deadline } = given;
  const proven = isProvenImpossible(solver, problem, deadline);
  const relaxations = relaxationsOf(solver, given);
  return {
    kind: 'refused',
    rule: relaxations.find(({ possible }) => possible)?.rule ?? worstOf(given, proven),
    proven,
    nearest: attempt && nearestOf(attempt.state),
    relaxations,
  };
}

/**
 * For each rule, the smallest change with which a plan was found, or else the largest that was tried. Changes that
 * help come first.
 */
function relaxationsOf(solver: Solver, given: Given): Relaxation[] {
  const { problem, attempt, deadline } = given;
  const targets = hasCandidates(problem) ? nearerTargets(solver, problem, attempt) : [];
  const rules = changesOf(problem.task.wish.rules);
  const of = (...names: BlockingRule[]) => rules.filter(([first]) => first && names.includes(first.rule));
  const placed = of('maxIngredients', 'excludedAllergens');
  const others = rules.filter((steps) => !placed.includes(steps));
  // The most likely changes come first, before time runs out. Nobody is ever advised to allow allergens.
  const { wish, kept } = problem.task;
  const meals = mealCounts(wish, kept.length > 0);
  const few = wish.mealsPerDay <= FEW_MEALS;
  const ways = [
    ...of('maxIngredients'),
    ...(few ? [meals] : []),
    ...others,
    ...(few ? [] : [meals]),
    ...targets,
    ...of('excludedAllergens'),
  ];
  const looked = ways.map((steps) => smallest(steps, given)).filter((each) => each !== null);
  const tried = lookAgain(unlike(looked), given);
  if (deadline.isOver) return tried;
  return tried.sort((one, other) => Number(other.possible) - Number(one.possible));
}

/** One target alone and all of them together may lead to the same change. */
const unlike = (relaxations: readonly Relaxation[]): Relaxation[] => [
  ...new Map(relaxations.map((each) => [JSON.stringify(each.change), each])).values(),
];

function smallest(steps: readonly Change[], given: Given): Relaxation | null {
  let last: Relaxation | null = null;
  for (const step of steps) {
    if (given.deadline.isOver) break;
    last = { ...step, possible: helps(step, given, FIRST_LOOK) };
    if (last.possible) break;
  }
  return last;
}

/** Looks at the likeliest of the other changes once more if too few help, until enough do. */
function lookAgain(relaxations: readonly Relaxation[], given: Given): Relaxation[] {
  let found = relaxations.filter(({ possible }) => possible).length;
  let looks = MAX_SECOND_LOOKS;
  return relaxations.map((each) => {
    if (each.possible || found >= ENOUGH_WAYS_OUT || looks === 0 || given.deadline.isOver) return each;
    looks--;
    const possible = helps(each, given, SECOND_LOOK);
    if (possible) found++;
    return { ...each, possible };
  });
}

const ENOUGH_WAYS_OUT = 2;
const MAX_SECOND_LOOKS = 3;

/** A plan with so few meals is the most likely reason by itself. */
const FEW_MEALS = 2;

/** Whether a plan is found with the change. Grams that exceed the energy of the day leave none. */
function helps({ change }: Change, { problem, isPossible }: Given, seeds: readonly number[]): boolean {
  const wish = changedWish(problem.task.wish, change);
  return wish !== null && isPossible(wish, seeds);
}

/** If no single change helps, names the sum that is missed by the most of its units, or the first rule. */
function worstOf({ problem, attempt }: Given, proven: boolean): BlockingRule {
  if (!proven && problem.task.wish.rules.maxIngredients !== null) return 'maxIngredients';
  const missing = attempt?.prices.missing;
  const misses = problem.sums.map(({ unit }, n) => Math.abs(missing?.[n] ?? 0) / unit);
  const most = Math.max(...misses);
  if (most > 0) return problem.sums[misses.indexOf(most)]?.name ?? 'calories';
  if (attempt !== null) return 'calories';
  // No recipe fits some meal at all, so repetition is not the reason.
  const rules = changesOf(problem.task.wish.rules).map(([first]) => first?.rule);
  return rules.find((rule) => rule !== 'maxUses' && rule !== 'maxIngredients') ?? 'complete';
}
