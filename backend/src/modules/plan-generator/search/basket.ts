import { hasCandidates, type Problem, problemOfRows } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import type { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { type Prices, pricesOf } from '../solver/prices.js';
import { cannotBeMixed } from '../solver/proof.js';
import { reducedWorth } from '../solver/reduced-worth.js';
import type { Solver } from '../solver/solver.js';
import type { GenerateTask } from '../task.js';
import { FoodsOfRecipes } from './foods-of-recipes.js';
import { type Attempt, makePlan } from './make-plan.js';
import type { Deadline, SearchBudget } from './search-budget.js';
import { worthOfPlan } from './worth-of-plan.js';

/**
 * The price of a food that is not bought yet, for each attempt in turn: from the best recipes to the fewest
 * foods.
 */
const FOOD_COSTS = [0.05, 0.1, 0.02, 0.2, 0.4];
const NOISE = 0.15;
/** Once this many plans are found, the best of them is used. */
const ENOUGH_PLANS = 2;

/**
 * Makes a plan from few foods: foods are chosen first, so that recipes which share them come together, and
 * then only recipes without other foods are candidates. A nutrient that one choice lacks (protein, for
 * instance) is worth more in the next.
 */
export function makePlanFromFewFoods(
  solver: Solver,
  { columns, task, problem }: { columns: RecipeColumns; task: GenerateTask; problem: Problem },
  budget: SearchBudget,
  deadline: Deadline,
): Attempt | null {
  const random = randomFrom(task.seed);
  const base = pricesOf(solver, problem);
  const worthAtBase = worthOfRecipes(problem, base);
  const foods = new FoodsOfRecipes(columns, task, problem);
  const plans: Attempt[] = [];
  let nearest: Attempt | null = null;
  let prices = base;
  for (
    let attempt = 0;
    attempt < budget.baskets && plans.length < ENOUGH_PLANS && !deadline.isOver;
    attempt++
  ) {
    const cost = FOOD_COSTS[attempt % FOOD_COSTS.length] ?? 0;
    const worth = prices === base ? worthAtBase : worthOfRecipes(problem, prices);
    const smaller = problemOfRows(columns, problem, foods.choose(withLots(worth, random), cost));
    prices = base;
    if (!hasCandidates(smaller)) continue;
    const found = pricesOf(solver, smaller);
    if (cannotBeMixed(smaller, found)) {
      prices = blend(base, found);
      if (nearest !== null) continue;
    }
    const plan = makePlan(solver, smaller, { ...budget, programs: Math.min(1, budget.programs) }, deadline);
    if (plan.open.length === 0) plans.push(plan);
    else if (nearest === null || plan.open.length < nearest.open.length) nearest = plan;
  }
  plans.sort((one, other) => worthOfPlan(other.state) - worthOfPlan(one.state));
  const [best] = plans;
  return best ? { ...best, prices: { ...best.prices, bound: base.bound } } : nearest;
}

/**
 * Returns the worth of each recipe of the pool in its best portion at these prices, for each kind of meal.
 */
function worthOfRecipes(problem: Problem, prices: Prices): Float64Array[] {
  return problem.kinds.map((slots, kind) => {
    const best = new Float64Array(problem.pool.ids.length).fill(Number.NEGATIVE_INFINITY);
    const { recipes } = slots.candidates;
    const reduced = reducedWorth(problem, prices, slots, kind);
    for (let place = 0; place < reduced.length; place++) {
      const recipe = recipes[place] as number;
      best[recipe] = Math.max(best[recipe] as number, reduced[place] as number);
    }
    return best;
  });
}

function withLots(worth: readonly Float64Array[], random: () => number): Float64Array[] {
  return worth.map((ofKind) => {
    const all = new Float64Array(ofKind.length);
    for (let recipe = 0; recipe < all.length; recipe++)
      all[recipe] = (ofKind[recipe] as number) + NOISE * random();
    return all;
  });
}

/**
 * Nutrients that the smaller choice lacked have a high price in it. The next choice takes part of that price.
 */
function blend(base: Prices, found: Prices): Prices {
  const dearest = Math.max(1e-9, ...found.sums.map(Math.abs));
  const usual = Math.max(1e-9, ...base.sums.map(Math.abs));
  const share = Math.min(1, (2 * usual) / dearest);
  return { ...base, sums: base.sums.map((price, n) => price + share * (found.sums[n] ?? 0)) };
}
