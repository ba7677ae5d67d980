import { problemOf } from '../../../src/modules/plan-generator/problem/problem.js';
import { lotOf } from '../../../src/modules/plan-generator/problem/random.js';
import type { GeneratorRecipe } from '../../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import { Deadline } from '../../../src/modules/plan-generator/search/search-budget.js';
import type { GenerateTask } from '../../../src/modules/plan-generator/task.js';
import { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import { effortFor } from '../../../src/modules/plan-generator/week/plan-week.js';
import { potsOf } from '../../../src/modules/plan-generator/week/pots.js';
import type { WeekPlan } from '../../../src/modules/plan-generator/week/week-plan.js';
import { searchWeek } from '../../../src/modules/plan-generator/week/week-search.js';
import type { PlanWish } from '../../../src/modules/plan-model/index.js';
import { packageSizes } from '../../../src/modules/prep-guide/packages.js';
import type { MealType } from '../../../src/modules/recipes/index.js';
import { ExactWeek } from './exact-week.js';

export interface SmallWeek {
  days: number;
  mealsPerDay: number;
  /** The number of dishes of each type, and of sides, each of another kind, in the library. */
  dishes: Partial<Record<MealType, number>>;
  sides: number;
  /** Other seeds have other recipes, with other ratings. */
  seed: number;
}

const RATINGS = 20;
/** The product usually plans a breakfast or snack this many times a week. */
const USUAL_TURNS = 3;
const DEADLINE_MS = 60_000;

/** Searches for a plan from a few recipes as the product does, and returns it with all that its bound needs. */
export function searchSmallWeek(
  asked: SmallWeek,
  {
    wish,
    recipes,
    staples,
  }: { wish: PlanWish; recipes: readonly GeneratorRecipe[]; staples: readonly string[] },
): { plan: WeekPlan; week: ExactWeek; recipes: number } {
  const library = libraryOf(recipes, asked);
  const columns = new RecipeColumns(staples, packageSizes());
  columns.upsert(library);
  const task: GenerateTask = { wish, viewerId: 'me', seed: asked.seed, kept: [], deadlineMs: DEADLINE_MS };
  const problem = problemOf(columns, task);
  const menu = new Menu(columns, problem);
  const pots = potsOf(problem, { cooking: wish.rules.cooking ?? 'normal', turns: USUAL_TURNS });
  const plan = searchWeek(columns, menu, pots, {
    effort: effortFor(menu),
    deadline: new Deadline(DEADLINE_MS),
  });
  return { plan, week: new ExactWeek(columns, menu, pots), recipes: library.length };
}

function libraryOf(
  recipes: readonly GeneratorRecipe[],
  { dishes, sides, seed }: SmallWeek,
): GeneratorRecipe[] {
  const byLot = recipes.toSorted((one, other) => lotOf(`in ${one.id}`, seed) - lotOf(`in ${other.id}`, seed));
  const ofTypes = Object.entries(dishes).flatMap(([type, count]) =>
    byLot.filter(({ side, mealTypes: [first] }) => side === null && first === type).slice(0, count),
  );
  const byKind = Map.groupBy(byLot, ({ side }) => side?.kind);
  byKind.delete(undefined);
  const ofKinds = [...byKind.values()].flatMap(([first]) => first ?? []).slice(0, sides);
  return [...ofTypes, ...ofKinds].map((recipe) => ({
    ...recipe,
    averageRating: 3 + 2 * lotOf(`rated ${recipe.id}`, seed),
    totalRatings: RATINGS,
  }));
}
