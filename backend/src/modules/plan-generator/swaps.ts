import type { MealPlace, Totals } from '../plan-model/index.js';
import { totalsOf } from './infeasibility/nearest.js';
import type { FoodLimit } from './problem/pool.js';
import { eatenBeside, type Problem, problemOf, type SlotKind } from './problem/problem.js';
import { amountsOf, TARGETS } from './problem/sums.js';
import { worthOfPortion } from './problem/worth.js';
import type { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { PlanState } from './search/plan-state.js';
import type { GenerateTask, KeptMeal } from './task.js';

/** An alternative for a meal. */
export interface Swap {
  recipeId: string;
  servings: number;
  /** The totals of the portion. */
  totals: Totals;
  /** The totals of the day with it. */
  day: Totals;
  /** Whether the day is then within its targets. */
  holds: boolean;
}

/** Meals that keep the day within its targets always come first. Others are ordered by how far they are outside. */
const OUTSIDE = 1000;
const OUTSIDE_WEIGHT = 2;
/** An odd portion counts as this much difference, so of two that fit equally, the whole one is offered. */
const PORTION_WEIGHT = 0.1;

/** A swap of the meal at a place. */
export interface PlacedSwap extends Swap {
  place: MealPlace;
}

/** For each of these meals the nearest swaps, at most `count`, whose dish contains a food. */
export function swapsWithFood(
  columns: RecipeColumns,
  task: GenerateTask,
  { foodId, places, count }: { foodId: string; places: readonly MealPlace[]; count: number },
): PlacedSwap[] {
  const [needed] = columns.foodsOfTable([foodId]);
  if (needed === undefined) return [];
  return places.flatMap((place) =>
    swapsFor(columns, task, place, count, needed).map((swap) => ({ ...swap, place })),
  );
}

/**
 * Finds other recipes for one meal of a plan, each in its best portion, that break no rule between meals: first those
 * that keep the day within its targets, then by distance in energy and macros. The rest of the plan is `task.kept`. Dishes contain the food of the number
 * `needed` if it is given.
 */
export function swapsFor(
  columns: RecipeColumns,
  task: GenerateTask,
  { day, mealNumber }: MealPlace,
  count = 3,
  needed?: number,
): Swap[] {
  const instead = task.kept.find((meal) => meal.day === day && meal.mealNumber === mealNumber);
  const others = task.kept.filter((meal) => meal !== instead);
  const foods = foodsLeft(columns, task, others);
  const problem = problemOf(
    columns,
    { ...task, kept: others },
    needed === undefined ? foods : { ...(foods ?? anyFood(columns)), needed },
  );
  const kind = problem.days[day - 1]?.find(
    (slot) => slot.mealNumber === mealNumber && slot.kept === null,
  )?.kind;
  const slots = kind === undefined ? undefined : problem.kinds[kind];
  if (slots === undefined) return [];
  const ranked = rank(problem, slots, { day: day - 1, instead });
  return ranked.slice(0, count).map(({ place }) => swapAt(problem, slots, { day: day - 1, instead }, place));
}

interface SwappedMeal {
  day: number;
  instead: KeptMeal | undefined;
}

/** The sums of the day without the dish. Its sides stay. */
function restOfDay({ sums }: Problem, state: PlanState, { day, instead }: SwappedMeal): Float64Array {
  const beside = eatenBeside(sums, instead);
  return state.totalsOf(day).map((total, n) => total + (beside[n] as number));
}

interface Ranked {
  place: number;
  far: number;
}

/** The best portion of each allowed recipe, best first. */
function rank(problem: Problem, { candidates, type }: SlotKind, at: SwappedMeal): Ranked[] {
  const { pool } = problem;
  const state = new PlanState(problem);
  const distance = distanceFrom(problem, restOfDay(problem, state, at), at.instead);
  const best = new Map<number, Ranked>();
  for (const [place, recipe] of candidates.recipes.entries()) {
    if (pool.ids[recipe] === at.instead?.recipe.id) continue;
    const far = distance(recipe, candidates.servings[place] ?? 0);
    if (far >= (best.get(recipe)?.far ?? Number.POSITIVE_INFINITY)) continue;
    if (state.usage.allows(recipe, pool.mains[recipe] ?? -1, at.day, type === 'dinner'))
      best.set(recipe, { place, far });
  }
  return [...best.values()].sort((one, other) => one.far - other.far);
}

/** The distance of a meal from the one it would replace, and its effect on the day. */
function distanceFrom({ pool, sums, ranges }: Problem, rest: Float64Array, instead: KeptMeal | undefined) {
  const before = instead ? amountsOf(sums, instead.recipe).map((amount) => amount * instead.servings) : [];
  return (recipe: number, servings: number): number => {
    let far = PORTION_WEIGHT * (1 - worthOfPortion(servings));
    let isOutside = false;
    for (let n = 0; n < pool.width; n++) {
      const amount = (pool.amounts[pool.width * recipe + n] as number) * servings;
      const total = (rest[n] as number) + amount;
      const outside = Math.max((ranges.least[n] as number) - total, total - (ranges.most[n] as number), 0);
      isOutside ||= outside > 0;
      far += (OUTSIDE_WEIGHT * outside) / (ranges.unit[n] as number);
      // More or less of what only a rule asks for makes no meal a worse substitute.
      if (n >= TARGETS.length) continue;
      const past = before[n] ?? 0;
      far += Math.abs(amount - past) / Math.max(past, ranges.unit[n] as number);
    }
    return isOutside ? OUTSIDE + far : far;
  };
}

function swapAt(problem: Problem, { candidates }: SlotKind, at: SwappedMeal, place: number): Swap {
  const { pool, sums, ranges } = problem;
  const recipe = candidates.recipes[place] ?? 0;
  const servings = candidates.servings[place] ?? 0;
  const meal = sums.map((_, n) => (pool.amounts[pool.width * recipe + n] ?? 0) * servings);
  const rest = restOfDay(problem, new PlanState(problem), at);
  const whole = meal.map((amount, n) => amount + (rest[n] ?? 0));
  return {
    recipeId: pool.ids[recipe] ?? '',
    servings,
    totals: totalsOf(meal),
    day: totalsOf(whole),
    holds: whole.every((amount, n) => amount >= (ranges.least[n] ?? 0) && amount <= (ranges.most[n] ?? 0)),
  };
}

const anyFood = (columns: RecipeColumns): FoodLimit => ({ allowed: columns.bought().fill(1), more: 0 });

/** If foods are limited: those of the plan without the meal, and as many more as are left. */
function foodsLeft(
  columns: RecipeColumns,
  { wish }: GenerateTask,
  others: readonly KeptMeal[],
): FoodLimit | null {
  const { maxIngredients } = wish.rules;
  if (maxIngredients === null) return null;
  const numbers = others.flatMap(({ recipe }) => columns.numbersOf(recipe));
  const bought = columns.bought();
  const there = new Set(numbers.filter((food) => bought[food] === 1));
  return {
    allowed: bought.map((isBought, food) => (isBought === 0 || there.has(food) ? 1 : 0)),
    more: maxIngredients - there.size,
  };
}
