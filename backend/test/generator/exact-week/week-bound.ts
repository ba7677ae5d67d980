import type { Highs } from 'highs';
import type { WeekPlan } from '../../../src/modules/plan-generator/week/week-plan.js';
import { PORTIONS } from '../../../src/modules/plan-model/index.js';
import type { ExactWeek } from './exact-week.js';
import type { Dish } from './kitchen.js';

/** None of these programs needs as many. */
const MAX_NODES = 100_000;

/** Returns the cost of a plan according to the program, with its dishes, portions, and sides. */
export function costInProgram(solver: Highs, week: ExactWeek, plan: WeekPlan): number | null {
  const dishes = dishesOfPlan(week, plan);
  const { program, meals } = week.programFor(dishes);
  const fixed = new Map<number, number>();
  for (const { day, index, options, chosen } of meals) {
    const { portion = 0, sides = [] } = plan.servings[day]?.[index] ?? {};
    for (const [at, option] of options.entries()) {
      const isEaten =
        option.servings === PORTIONS[portion] &&
        option.sides.length === sides.length &&
        option.sides.every((each) =>
          sides.some(({ side, amount }) => side === each.side && amount === each.amount),
        );
      fixed.set(chosen[at] as number, isEaten ? 1 : 0);
    }
  }
  const { cost } = program.solve(solver, { fixed, maxNodes: MAX_NODES });
  return cost === null ? null : cost + week.costOfDishes(dishes);
}

const dishesOfPlan = ({ kitchen }: ExactWeek, { dishOf }: WeekPlan): Dish[] =>
  [...dishOf].map((dish) => kitchen.dishes[dish] as Dish);

/**
 * Returns the distance of a plan from a bound, as solvers state it: as a share of the bound. `ofPleasure` is
 * a stricter measure: the share of the pleasure that the plan would have at its costs if it were as good as
 * the bound.
 */
export function gapOf(week: ExactWeek, plan: WeekPlan, bound: number): { gap: number; ofPleasure: number } {
  const away = Math.max(0, plan.cost() - bound);
  let pleasure = 0;
  for (const [pot, dish] of dishesOfPlan(week, plan).entries())
    pleasure += dish.pleasure * (plan.pots[pot]?.meals.length ?? 0);
  return { gap: away / Math.abs(bound), ofPleasure: away / (pleasure + away) };
}

export interface Bound {
  /** No plan costs less. */
  bound: number;
  /** Whether the best known plan costs no more than that, within the precision of the solver. */
  isProven: boolean;
  /** The best plan that was found, or null if none costs less than what was known. */
  best: { cost: number; dishes: readonly Dish[] } | null;
}

/**
 * Returns a proven bound of what plans cost, given that one costs `known`. Dishes are chosen for one pot after the
 * other, leaving out what costs too much already, and the solver does the rest for the choice that promises most,
 * again and again, until no choice promises more than the best plan holds.
 */
export function boundOf(solver: Highs, week: ExactWeek, { known }: { known: number }): Bound {
  const choices = listChoices(week, known);
  let best: Bound['best'] = null;
  for (;;) {
    const least = best?.cost ?? known;
    const choice = mostPromising(choices);
    if (!choice || choice.bound >= least - PROVEN) return { bound: least, isProven: true, best };
    const limit = Math.min(least, choice.bound + choice.step);
    const found = solveBelow(solver, week, { choice, limit });
    if (found.cost !== null && found.cost < least) best = { cost: found.cost, dishes: choice.dishes };
    choice.bound = found.bound;
    if (!found.isSolved) {
      const ofAll = mostPromising(choices)?.bound ?? known;
      return { bound: Math.min(best?.cost ?? known, ofAll), isProven: false, best };
    }
    choice.step *= 2;
  }
}

/** Much of what costs more than a limit is left out of a program, so that limits begin low. */
const FIRST_STEP = 2;

const mostPromising = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (least, choice) => (least && least.bound <= choice.bound ? least : choice),
    undefined,
  );

interface Below {
  /** Nothing with the dishes costs less. */
  bound: number;
  /** The cost of the best plan with them, or null if that is no less than the limit. */
  cost: number | null;
  /** Whether the solver came to an end. */
  isSolved: boolean;
}

/** Looks for the best plan with these dishes that costs less than `limit`. */
function solveBelow(
  solver: Highs,
  week: ExactWeek,
  { choice: { dishes, ofDishes }, limit }: { choice: Choice; limit: number },
): Below {
  const { program, meals } = week.programFor(dishes, limit);
  const none = { bound: limit, cost: null, isSolved: true };
  if (meals.some(({ options }) => options.length === 0)) return none;
  program.limitCost(limit - ofDishes);
  const answer = program.solve(solver, { maxNodes: MAX_NODES });
  if (answer.bound === Number.POSITIVE_INFINITY) return none;
  const bound = answer.bound + ofDishes;
  if (answer.cost === null) return { bound, cost: null, isSolved: false };
  return { bound, cost: answer.cost + ofDishes, isSolved: answer.bound >= answer.cost - PROVEN };
}

/** The precision with which the solver proves a cost. */
const PROVEN = 1e-6;

interface Choice {
  dishes: readonly Dish[];
  /** Nothing with these dishes costs less, as far as that is known. */
  bound: number;
  /** How far above its bound the choice is solved next. */
  step: number;
  ofDishes: number;
}

/** All choices of dishes whose bound is below this cost. */
function listChoices(week: ExactWeek, most: number): Choice[] {
  const { pots } = week;
  const found: Choice[] = [];
  const dishes: (Dish | null)[] = pots.map(() => null);
  const order = [...pots.keys()].sort(
    (one, other) => (pots[one]?.meals[0]?.day ?? 0) - (pots[other]?.meals[0]?.day ?? 0),
  );
  const leastAlone = pots.map((_, pot) =>
    Math.min(
      ...(week.suitable[pot] ?? []).map((dish) =>
        week.costOfDishes(pots.map((__, at) => (at === pot ? dish : null))),
      ),
    ),
  );
  const choose = (depth: number) => {
    const pot = order[depth];
    if (pot === undefined) {
      const ofDishes = week.costOfDishes(dishes);
      const bound = ofDishes + week.leastOfRest(dishes as Dish[]);
      if (bound < most) found.push({ dishes: dishes.slice() as Dish[], bound, step: FIRST_STEP, ofDishes });
      return;
    }
    for (const dish of week.suitable[pot] ?? []) {
      dishes[pot] = dish;
      if (week.isAllowed(dishes) && leastWith() < most) choose(depth + 1);
      dishes[pot] = null;
    }
  };
  const leastWith = () => {
    let least = week.costOfDishes(dishes);
    for (const [pot, dish] of dishes.entries()) if (!dish) least += leastAlone[pot] as number;
    return least + week.leastOfDays(dishes);
  };
  choose(0);
  return found;
}
