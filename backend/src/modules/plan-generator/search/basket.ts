import { foodsOfKept } from '../problem/kept-foods.js';
import type { FoodLimit } from '../problem/pool.js';
import { hasCandidates, type Problem, problemOf } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { mostUses } from '../rules/uses.js';
import { type Prices, pricesOf } from '../solver/prices.js';
import { cannotBeMixed } from '../solver/proof.js';
import { reducedWorth } from '../solver/reduced-worth.js';
import type { Solver } from '../solver/solver.js';
import type { GenerateTask } from '../task.js';
import { type Attempt, makePlan } from './make-plan.js';
import type { Deadline, SearchBudget } from './search-budget.js';
import { worthOfPlan } from './worth-of-plan.js';

/**
 * What a food that is not bought yet costs a recipe, attempt by attempt: from the best recipes to the fewest foods.
 */
const FOOD_COSTS = [0.05, 0.1, 0.02, 0.2, 0.4];
const NOISE = 0.15;
/** Once this many plans are found, the best of them is used. */
const ENOUGH_PLANS = 2;

/**
 * Makes a plan from few foods: foods are chosen first, so that recipes which share them come together, and then only
 * recipes without other foods are candidates. What one choice lacks (protein, for instance) is worth more in the
 * next.
 */
export function makePlanFromFewFoods(
  solver: Solver,
  { columns, task, problem }: { columns: RecipeColumns; task: GenerateTask; problem: Problem },
  budget: SearchBudget,
  deadline: Deadline,
): Attempt | null {
  const random = randomFrom(task.seed);
  const base = pricesOf(solver, problem);
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
    const welcome = welcomeOf(problem, prices, random);
    const smaller = problemOf(columns, task, foods.choose(welcome, cost));
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

/** The score of each recipe of the pool for any meal, with some randomness. */
function welcomeOf(problem: Problem, prices: Prices, random: () => number): Float64Array[] {
  return problem.kinds.map((slots, kind) => {
    const best = new Float64Array(problem.pool.ids.length).fill(Number.NEGATIVE_INFINITY);
    for (const [place, worth] of reducedWorth(problem, prices, slots, kind).entries()) {
      const recipe = slots.candidates.recipes[place] ?? 0;
      best[recipe] = Math.max(best[recipe] ?? 0, worth);
    }
    const noise = Float64Array.from(best, () => NOISE * random());
    return best.map((worth, recipe) => worth + (noise[recipe] ?? 0));
  });
}

/** What the smaller choice lacked is expensive in it. The next choice takes part of that price. */
function blend(base: Prices, found: Prices): Prices {
  const dearest = Math.max(1e-9, ...found.sums.map(Math.abs));
  const usual = Math.max(1e-9, ...base.sums.map(Math.abs));
  const share = Math.min(1, (2 * usual) / dearest);
  return { ...base, sums: base.sums.map((price, n) => price + share * (found.sums[n] ?? 0)) };
}

/** Chooses the foods that may be bought. */
class FoodsOfRecipes {
  private readonly bought: Uint8Array;
  private readonly lists: number[][];
  private readonly kept: Set<number>;
  private readonly most: number;
  /** By kind: the minimum number of recipes. */
  private readonly needed: number[];

  constructor(columns: RecipeColumns, task: GenerateTask, problem: Problem) {
    const { wish } = task;
    const ofKept = foodsOfKept(columns, task);
    this.bought = columns.bought();
    const isBought = (food: number) => this.bought[food] === 1;
    this.lists = Array.from(problem.pool.rows, (row) =>
      row === NONE ? [] : [...columns.foodsOf(row)].filter(isBought),
    );
    this.kept = new Set(ofKept.filter(isBought));
    this.most = wish.rules.maxIngredients ?? Number.POSITIVE_INFINITY;
    const uses = mostUses(wish.rules.maxUses, wish.days);
    this.needed = problem.kinds.map(({ open }) => (open === 0 ? 0 : Math.ceil(open / uses) + 1));
  }

  /** Chooses staples and as many other foods as allowed. */
  choose(welcome: readonly Float64Array[], cost: number): FoodLimit {
    const chosen = new Set(this.kept);
    const taken = new Set<number>();
    const missing = [...this.needed];
    for (let turn = 0; ; turn++) {
      const kind = this.mostWanting(missing, turn);
      const recipe = this.best(welcome[kind] ?? new Float64Array(0), chosen, taken, cost);
      if (recipe === NONE) {
        missing[kind] = Number.NEGATIVE_INFINITY;
        if (missing.every((count) => count === Number.NEGATIVE_INFINITY)) break;
        continue;
      }
      taken.add(recipe);
      for (const food of this.lists[recipe] ?? []) chosen.add(food);
      missing[kind] = (missing[kind] ?? 0) - 1;
    }
    const allowed = this.bought.map((isBought, food) => (isBought === 0 || chosen.has(food) ? 1 : 0));
    return { allowed, more: 0 };
  }

  private mostWanting(missing: readonly number[], turn: number): number {
    const most = Math.max(...missing);
    const wanting = missing.flatMap((count, kind) => (count === most ? [kind] : []));
    return wanting[turn % wanting.length] ?? 0;
  }

  private best(welcome: Float64Array, chosen: Set<number>, taken: Set<number>, cost: number): number {
    let best = NONE;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const [recipe, foods] of this.lists.entries()) {
      const worth = welcome[recipe] ?? Number.NEGATIVE_INFINITY;
      if (worth <= bestWorth || taken.has(recipe)) continue;
      const more = foods.reduce((count, food) => (chosen.has(food) ? count : count + 1), 0);
      if (chosen.size + more > this.most || worth - cost * more <= bestWorth) continue;
      best = recipe;
      bestWorth = worth - cost * more;
    }
    return best;
  }
}
