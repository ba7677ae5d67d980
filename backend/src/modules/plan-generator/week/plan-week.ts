import { type PlanMeal, PORTIONS } from '../../plan-model/index.js';
import { problemOf } from '../problem/problem.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Deadline } from '../search/search-budget.js';
import type { GenerateTask } from '../task.js';
import type { Annealing } from './annealing.js';
import { cookingsOf } from './cookings.js';
import { gramsOfHeaviestMeal } from './heaviest-meal.js';
import { Menu } from './menu.js';
import { type Place, potsOf } from './pots.js';
import { isOneLargeMeal, isTight } from './sides.js';
import { DAYS_OF_WEEK } from './week-days.js';
import type { WeekPlan } from './week-plan.js';
import { searchWeek, type WeekEffort } from './week-search.js';
import { HARDLY_EATEN_GRAMS } from './weights.js';

/**
 * Returns the meals of a plan that is cooked in pots and has sides beside its dishes, or null if some day stays outside
 * its targets.
 */
export function planWeek(
  columns: RecipeColumns,
  task: GenerateTask,
  deadline = new Deadline(task.deadlineMs),
): PlanMeal[] | null {
  let leastTooMany = Number.POSITIVE_INFINITY;
  let heavy: WeekPlan | null = null;
  const tries = isTight(task.wish) ? TRIES_WHERE_FEW_FIT : TRIES;
  const triesForLight = isOneLargeMeal(task.wish) ? TRIES_WHERE_FEW_FIT : TRIES;
  for (let time = 0; time < tries; time++) {
    if (heavy && time >= triesForLight) break;
    const problem = problemOf(columns, { ...task, seed: task.seed + time * NEXT_LOTS });
    const menu = new Menu(columns, problem);
    for (const turns of turnsFor(menu)) {
      const pots = potsOf(problem, { cooking: task.wish.rules.cooking ?? 'normal', turns });
      const plan = searchWeek(columns, menu, pots, { effort: effortFor(menu), deadline });
      if (plan.isDone() && isLight(plan)) return mealsOf(plan);
      if (plan.isDone()) heavy = lighterOf(plan, heavy);
      if (heavy) break;
      if (plan.isFull() && !plan.isNearlyDone()) return null;
      leastTooMany = Math.min(leastTooMany, plan.foodsTooMany());
      if (leastTooMany > FEW_FOODS) return null;
    }
  }
  return heavy && mealsOf(heavy);
}

/** Only where few dishes and sides fit into a day are meals so near to what is hardly eaten that other lots may be better. */
const isLight = (plan: WeekPlan): boolean =>
  !isTight(plan.menu.problem.task.wish) || gramsOfHeaviestMeal(plan) <= HARDLY_EATEN_GRAMS;

const lighterOf = (plan: WeekPlan, other: WeekPlan | null): WeekPlan =>
  other && gramsOfHeaviestMeal(other) <= gramsOfHeaviestMeal(plan) ? other : plan;

/** A plan that nearly meets its targets, or has a meal that is too heavy, is tried again with other lots. */
const TRIES = 3;
/** The same where so few dishes and sides fit into a day that lots decide. */
const TRIES_WHERE_FEW_FIT = 8;
/** The distance between the seeds of two tries. */
const NEXT_LOTS = 1_000_003;
/** A plan that needs so many foods too many at most nearly became one. */
const FEW_FOODS = 2;

/**
 * Returns the weekly uses of a breakfast or snack to try, in order. A dish that keeps may be eaten more often
 * than a recipe may be cooked, so that is tried first. Without sides it is not, because then only many different dishes
 * meet the targets of each day.
 */
function turnsFor({ problem, sides }: Menu): number[] {
  const { variety, maxUses } = problem.task.wish.rules;
  const wanted = { few: 4, usual: 3, much: 1 }[variety ?? 'usual'];
  if (wanted <= maxUses) return [wanted];
  return sides.length === 0 && variety !== 'few' ? [maxUses] : [wanted, maxUses];
}

/**
 * The effort for a plan, for one without sides, whose targets only other dishes can meet, and for one with a single large
 * meal a day, of which few dishes and amounts are light enough.
 */
const EFFORT = {
  usual: { sketches: 60, tried: 8, thorough: 8, beginnings: 250, mostBeginnings: 60 },
  withoutSides: { sketches: 0, tried: 14, thorough: 2, beginnings: 250, mostBeginnings: 60 },
  oneLargeMeal: { sketches: 60, tried: 70, thorough: 16, beginnings: 700, mostBeginnings: 100 },
};

function effortOf({ problem, sides }: Menu): (typeof EFFORT)[keyof typeof EFFORT] {
  if (isOneLargeMeal(problem.task.wish)) return EFFORT.oneLargeMeal;
  return sides.length === 0 ? EFFORT.withoutSides : EFFORT.usual;
}

/** Enough for nearly all libraries of some twenty recipes to come near their best week, if that has ten meals. */
const ANNEALING: Annealing = { times: 12, changes: 1600 };
/** A change of a longer plan takes longer, and fewer of them are enough. */
const MEALS_OF_ANNEALING = 10;

/** Pots that have more dishes to choose from are not changed by lot, because most of these are never tried. */
const FEW_DISHES = 14;

/** A month is searched with less effort for each of its weeks. */
export function effortFor(menu: Menu): WeekEffort {
  const { meals } = menu.problem;
  const { sketches, tried, thorough, beginnings, mostBeginnings } = effortOf(menu);
  const share = Math.min(1, (4 * DAYS_OF_WEEK) / meals);
  return {
    rounds: share < 0.5 ? 1 : 6,
    quick: Math.max(4, Math.round(tried * share)),
    thorough: Math.max(1, Math.round(thorough * share)),
    sketches: Math.round(sketches * share),
    annealing: {
      ...ANNEALING,
      changes: Math.round(ANNEALING.changes * Math.min(1, MEALS_OF_ANNEALING / meals)),
    },
    fewDishes: Math.max(4, Math.round(FEW_DISHES * share)),
    beginnings: Math.min(mostBeginnings, Math.round(beginnings / meals)),
    repairs: { rounds: 3, quick: Math.round(20 + 60 * share), thorough: 4 },
  };
}

function mealsOf(plan: WeekPlan): PlanMeal[] {
  const { pool, days } = plan.menu.problem;
  return days.flatMap((slots, day) =>
    slots.map(({ mealNumber, type, kept }, index): PlanMeal => {
      const place = { day: day + 1, mealNumber, mealType: type };
      if (kept) return { ...place, recipeId: pool.ids[kept.recipe] ?? '', servings: kept.servings };
      const pot = plan.potAt[day]?.[index] ?? NONE;
      const serving = plan.servings[day]?.[index];
      return {
        ...place,
        recipeId: pool.ids[plan.dishOf[pot] ?? NONE] ?? '',
        servings: PORTIONS[serving?.portion ?? 0] ?? 1,
        ...leftoverOf(plan, pot, { day, index }),
        ...sidesOf(plan, day, index),
      };
    }),
  );
}

function leftoverOf(plan: WeekPlan, pot: number, at: Place): Pick<PlanMeal, 'leftoverOf'> {
  const isHere = ({ day, index }: Place) => day === at.day && index === at.index;
  const first = cookingsOf(plan, pot).find(({ meals }) => meals.some(isHere))?.meals[0];
  if (!first || isHere(first)) return {};
  return { leftoverOf: { day: first.day + 1, mealNumber: plan.slot(first.day, first.index).mealNumber } };
}

function sidesOf(plan: WeekPlan, day: number, index: number) {
  const serving = plan.servings[day]?.[index];
  const sides = (serving?.sides ?? []).map(({ side, amount }) => ({
    recipeId: plan.menu.sides[side]?.id ?? '',
    servings: amount,
  }));
  return sides.length === 0 ? {} : { sides };
}
