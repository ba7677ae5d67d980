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
 * other, leaving out what costs too much already, and the solver does the rest, from the most promising on.
 */
export function boundOf(
  solver: Highs,
  week: ExactWeek,
  { known, maxSolved = Number.POSITIVE_INFINITY }: { known: number; maxSolved?: number },
): Bound {
  const choices = listChoices(week, known);
  let solved = 0;
  for (let limit = (choices[0]?.bound ?? known) + STEP; ; limit += STEP) {
    const most = Math.min(known, limit);
    const found = bestBelow(solver, week, { choices, most, maxSolved: maxSolved - solved });
    solved += found.solved;
    if (found.best || most === known || solved >= maxSolved) {
      const { bound, best } = found;
      return { bound, best, isProven: bound >= (best?.cost ?? known) - PROVEN };
    }
  }
}

/** Much of what costs more than a limit is never looked at, so that limits rise slowly. */
const STEP = 0.25;

/** Looks for the best plan that costs less than `most`. */
function bestBelow(
  solver: Highs,
  week: ExactWeek,
  { choices, most, maxSolved }: { choices: readonly Choice[]; most: number; maxSolved: number },
): { bound: number; best: Bound['best']; solved: number } {
  let least = most;
  let open = Number.POSITIVE_INFINITY;
  let best: Bound['best'] = null;
  let solved = 0;
  for (const { dishes, bound, ofDishes } of choices) {
    if (bound >= Math.min(least, open)) break;
    if (solved === maxSolved) {
      open = Math.min(open, bound);
      break;
    }
    solved++;
    const { program, meals } = week.programFor(dishes, least);
    if (meals.some(({ options }) => options.length === 0)) continue;
    program.limitCost(least - ofDishes);
    const answer = program.solve(solver, { maxNodes: MAX_NODES });
    if (answer.cost !== null && answer.cost + ofDishes < least) {
      least = answer.cost + ofDishes;
      best = { cost: least, dishes };
    }
    if (answer.cost === null || answer.bound < answer.cost - PROVEN)
      open = Math.min(open, answer.bound + ofDishes);
  }
  return { bound: Math.min(least, open), best, solved };
}

/** The precision with which the solver proves a cost. */
const PROVEN = 1e-6;

interface Choice {
  dishes: readonly Dish[];
  /** Nothing with these dishes costs less. */
  bound: number;
  ofDishes: number;
}

/** All choices of dishes whose bound is below this cost, the least first. */
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
      if (bound < most) found.push({ dishes: dishes.slice() as Dish[], bound, ofDishes });
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
  return found.sort((one, other) => one.bound - other.bound);
}
