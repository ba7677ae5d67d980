import { MACROS, MAX_GRAMS_OF_MEAL, MIN_GRAMS_OF_MEAL, type PlanRules } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import type { Candidates } from '../problem/candidates.js';
import { hasCandidates, type Problem, type SlotKind } from '../problem/problem.js';
import { TARGETS } from '../problem/sums.js';
import { WINDOW } from '../rules/uses.js';
import { PlanState } from '../search/plan-state.js';
import type { Deadline } from '../search/search-budget.js';
import { solveDays } from './day-program.js';
import { type Prices, pricesOf } from './prices.js';
import type { Solver } from './solver.js';

/** Smaller distances, in units of the tolerance, may be the solver's rounding. */
const CLEARLY = 1e-4;

/** With more candidates, they are not examined individually. */
const FEW_CANDIDATES = 2500;
const MAX_DAYS = 4;
const NODES = 2000;
const MAX_SECONDS = 1;

/**
 * Whether it is certain that there is no plan, because a meal has no dish, or some days are impossible even in fractions
 * of meals and sides, or some day in whole ones.
 */
export function isProvenImpossible(solver: Solver, problem: Problem, deadline: Deadline): boolean {
  if (areMealsTooSmall(problem)) return true;
  if (mayHaveOtherDishes(problem)) return false;
  const widest = withAllThatIsAllowed(problem);
  if (!hasCandidates(widest)) return true;
  if (isMixtureImpossible(solver, widest)) return true;
  return isEachDayAlone(problem) && isSomeDayImpossible(solver, widest, deadline);
}

/** Whether the rules allow the meals of some day less in total than the day needs. */
const areMealsTooSmall = ({ days, ranges, task }: Problem): boolean =>
  days.some((slots) =>
    TARGETS.some((_, n) => {
      const most = slots.reduce(
        (sum, { type, kept }) => sum + (kept ? (kept.amounts[n] ?? 0) : mostOfMeal(task.wish.rules, type, n)),
        0,
      );
      return most < (ranges.least[n] ?? 0);
    }),
  );

/** The most that the rules allow a meal, by the number of the target. */
function mostOfMeal(rules: PlanRules, type: MealType, n: number): number {
  const macro = MACROS[n - 1];
  const bounds =
    macro === undefined
      ? [rules.maxCalories, rules.caloriesByType[type]?.max ?? null]
      : [rules[MAX_GRAMS_OF_MEAL[macro]]];
  return Math.min(...bounds.map((most) => most ?? Number.POSITIVE_INFINITY));
}

/** Whether the proof for single days applies, which knows neither sides nor leftovers of kept meals. */
const isEachDayAlone = ({ sides, task }: Problem): boolean =>
  sides.length === 0 && (task.wish.rules.cooking === 'fresh' || task.kept.length === 0);

/**
 * Whether the problem leaves out dishes that sides make large enough, or that are cooked on a day with more time, or for
 * a meal of other bounds.
 */
function mayHaveOtherDishes({ sides, task, kinds }: Problem): boolean {
  const { cooking, weekdayMinutes, weekendMinutes, ...rules } = task.wish.rules;
  const { lunch, dinner } = rules.caloriesByType;
  const areAlike =
    weekdayMinutes === weekendMinutes &&
    new Set(kinds.map(({ isWithoutCooking }) => isWithoutCooking)).size === 1 &&
    lunch?.min === dinner?.min &&
    lunch?.max === dinner?.max;
  if (cooking !== 'fresh' && !areAlike) return true;
  const minimums = [
    ...MACROS.map((macro) => rules[MIN_GRAMS_OF_MEAL[macro]]),
    ...Object.values(rules.caloriesByType).map(({ min }) => min),
  ];
  return sides.length > 0 && minimums.some((least) => least !== null);
}

/** Counts sides in, and leftovers, which repeat no recipe, and of which lunch may be a dinner and dinner a lunch. */
function withAllThatIsAllowed(problem: Problem): Problem {
  const { task, sides: beside } = problem;
  const { wish } = task;
  if (wish.rules.cooking === 'fresh') return { ...problem, beside };
  const rules = { ...wish.rules, maxUses: wish.days * wish.mealsPerDay };
  const mains = candidatesOfMains(problem.kinds);
  const kinds = problem.kinds.map((kind) => (isMain(kind) ? { ...kind, candidates: mains } : kind));
  return { ...problem, kinds, beside, task: { ...task, wish: { ...wish, rules } } };
}

const isMain = ({ type }: SlotKind): boolean => type === 'lunch' || type === 'dinner';

/** Everything that can be eaten at some lunch or dinner. */
function candidatesOfMains(kinds: readonly SlotKind[]): Candidates {
  const all = kinds.filter(isMain).flatMap(({ candidates: { recipes, servings, worth } }) =>
    Array.from(recipes, (recipe, at) => ({
      recipe,
      servings: servings[at] as number,
      worth: worth[at] as number,
    })),
  );
  all.sort((one, other) => one.recipe - other.recipe || one.servings - other.servings);
  const each = all.filter(
    ({ recipe, servings }, at) => recipe !== all[at - 1]?.recipe || servings !== all[at - 1]?.servings,
  );
  return {
    recipes: Int32Array.from(each, ({ recipe }) => recipe),
    servings: Float64Array.from(each, ({ servings }) => servings),
    worth: Float64Array.from(each, ({ worth }) => worth),
  };
}

/** Whether some days are impossible even in fractions of meals. */
export const isMixtureImpossible = (solver: Solver, problem: Problem): boolean =>
  unlikeStretches(stretches(problem)).some((stretch) => isStretchImpossible(solver, stretch));

/** Without kept meals, stretches are the same if they have as many meals of each kind. */
function unlikeStretches(all: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return all.filter(({ days, kinds }) => {
    if (days.some((slots) => slots.some(({ kept }) => kept !== null))) return true;
    const meals = kinds.map(({ open }) => open).join();
    if (seen.has(meals)) return false;
    seen.add(meals);
    return true;
  });
}

/** Each day with kept meals, which may make it impossible, and each week. */
function stretches(problem: Problem): Problem[] {
  const { days } = problem;
  const fixed = [...days.keys()].filter((day) => days[day]?.some(({ kept }) => kept !== null));
  const last = Math.max(0, days.length - WINDOW);
  const weeks = Array.from({ length: Math.ceil(days.length / WINDOW) }, (_, week) =>
    Math.min(week * WINDOW, last),
  );
  return [
    ...fixed.map((day) => stretchOf(problem, day, 1)),
    ...weeks.map((from) => stretchOf(problem, from, WINDOW)),
  ];
}

function isStretchImpossible(solver: Solver, stretch: Problem): boolean {
  const prices = pricesOf(solver, worthless(stretch));
  return prices.settled && cannotBeMixed(stretch, prices);
}

/** Makes all meals equally valuable, so that nothing is missed for the sake of better meals. */
const worthless = (problem: Problem): Problem => ({
  ...problem,
  costs: { repeat: 0, cuisine: 0 },
  kinds: problem.kinds.map((kind) => ({
    ...kind,
    candidates: { ...kind.candidates, worth: new Float64Array(kind.candidates.worth.length) },
  })),
});

/** Uses all candidates, and nothing else in the plan but kept meals. */
function isSomeDayImpossible(solver: Solver, problem: Problem, deadline: Deadline): boolean {
  const count = problem.kinds.reduce((sum, { candidates }) => sum + candidates.recipes.length, 0);
  if (count > FEW_CANDIDATES) return false;
  const places = problem.kinds.map(({ candidates }) => [...candidates.recipes.keys()]);
  return unlikeDays(problem)
    .slice(0, MAX_DAYS)
    .some((day) => {
      const limits = { places, nodes: NODES, seconds: deadline.seconds(MAX_SECONDS), margin: -CLEARLY };
      return solveDays(solver, new PlanState(problem), [day], limits) === 'impossible';
    });
}

/** One of all equal days, and each day with kept meals. Days without open meals are skipped. */
function unlikeDays({ days }: Problem): number[] {
  const seen = new Set<string>();
  return [...days.keys()].filter((day) => {
    const slots = days[day] ?? [];
    const isKept = slots.some(({ kept }) => kept !== null);
    const name = isKept ? `day ${day}` : slots.map(({ kind }) => kind).join();
    if (seen.has(name) || slots.every(({ kept }) => kept !== null)) return false;
    seen.add(name);
    return true;
  });
}

/** Whether the best mixture of meals found misses the targets or leaves a meal empty. */
export function cannotBeMixed(problem: Problem, { missing, unfilled }: Prices): boolean {
  return (
    unfilled > CLEARLY ||
    missing.some((amount, n) => Math.abs(amount) > CLEARLY * (problem.ranges.unit[n] ?? 1))
  );
}

/** Some days of the plan as a separate plan, with the limits of the whole plan. */
function stretchOf(problem: Problem, from: number, count: number): Problem {
  const days = problem.days.slice(from, from + count);
  const slots = days.flat().filter(({ kept }) => kept === null);
  return {
    ...problem,
    task: { ...problem.task, wish: { ...problem.task.wish, days: days.length } },
    days,
    kinds: problem.kinds.map((each, kind) => ({
      ...each,
      open: slots.filter((slot) => slot.kind === kind).length,
    })),
    mostOfMain: Math.min(problem.mostOfMain, days.flat().length),
    meals: days.flat().length,
  };
}
