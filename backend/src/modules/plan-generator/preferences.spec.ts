import { beforeAll, expect, test } from '@jest/globals';
import { breachesOf } from '../../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../../test/generator/seed-library.js';
import { aWish } from '../../../test/generator/wishes.js';
import { foods } from '../foods/index.js';
import { findsExcluded } from '../plan-certificate/ingredient-names.js';
import { listEaten } from '../plan-model/meal-sides.js';
import type { PlanMeal, PlanRules } from '../plan-model/plan.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { excludedFood } from '../wish-reader/index.js';
import { generate } from './generate.js';
import { eligibleRows, eligibleSides } from './problem/pool.js';
import { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from './solver/solver.js';
import type { GenerateTask } from './task.js';

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const DAYS = 4;
const TARGETS = { calories: 2000, protein: 120, carbs: 220, fat: 70 };

const taskOf = (rules: Partial<PlanRules>, deadlineMs = 20_000): GenerateTask => ({
  wish: aWish({ days: DAYS, mealsPerDay: 4, targets: TARGETS, rules: { ...DEFAULT_RULES, ...rules } }),
  viewerId: 'me',
  seed: 5,
  kept: [],
  deadlineMs,
});

function planFor(rules: Partial<PlanRules>, seed = 5): PlanMeal[] {
  const task = { ...taskOf(rules), seed };
  const answer = generate(columns, task, solver);
  if (answer.kind === 'refused') throw new Error(`refused: ${answer.rule}`);
  expect(breachesOf({ recipes: byId, staples: staples(), task, meals: answer.meals })).toEqual([]);
  return answer.meals;
}

test('a minimum of protein is kept on every day, to the gram', () => {
  const meals = planFor({ minDailyProtein: 124 });
  for (let day = 1; day <= DAYS; day += 1) {
    const grams = meals
      .filter((meal) => meal.day === day)
      .flatMap(listEaten)
      .reduce((sum, { recipeId, servings }) => sum + (byId.get(recipeId)?.protein ?? 0) * servings, 0);
    expect(grams).toBeGreaterThanOrEqual(124);
  }
});

test('a minimum above what the target allows is refused', () => {
  expect(generate(columns, taskOf({ minDailyProtein: 140 }, 500), solver).kind).toBe('refused');
});

test('a minimum of fiber is kept on every day, to the gram', () => {
  const grams = (meals: PlanMeal[], day: number) =>
    meals
      .filter((meal) => meal.day === day)
      .flatMap(listEaten)
      .reduce((sum, { recipeId, servings }) => sum + (byId.get(recipeId)?.fiber ?? 0) * servings, 0);
  const days = [1, 2, 3, 4];
  const usual = planFor({});
  expect(Math.min(...days.map((day) => grams(usual, day)))).toBeLessThan(40);
  const meals = planFor({ minDailyFiber: 40 });
  expect(Math.min(...days.map((day) => grams(meals, day)))).toBeGreaterThanOrEqual(40);
});

test('a minimum of fiber that no recipes reach is proven to be impossible, and so is what would help', () => {
  const answer = generate(columns, taskOf({ minDailyFiber: 150 }), solver);
  expect(answer).toMatchObject({ kind: 'refused', rule: 'minDailyFiber', proven: true });
  if (answer.kind === 'plan') throw new Error('a plan was made');
  const [way] = answer.relaxations;
  expect(way).toMatchObject({ rule: 'minDailyFiber', possible: true });
  const fiber = way?.change.rules?.minDailyFiber ?? null;
  expect(planFor({ minDailyFiber: fiber })).toHaveLength(4 * DAYS);
  expect(answer.nearest?.days.every(({ missing }) => (missing.minDailyFiber ?? 0) < 0)).toBe(true);
});

test('a maximum of fiber is kept on every day, to the gram', () => {
  const grams = (meals: PlanMeal[], day: number) =>
    meals
      .filter((meal) => meal.day === day)
      .flatMap(listEaten)
      .reduce((sum, { recipeId, servings }) => sum + (byId.get(recipeId)?.fiber ?? 0) * servings, 0);
  const days = [1, 2, 3, 4];
  expect(Math.max(...days.map((day) => grams(planFor({}), day)))).toBeGreaterThan(20);
  const meals = planFor({ maxDailyFiber: 15 });
  expect(Math.max(...days.map((day) => grams(meals, day)))).toBeLessThanOrEqual(15);
});

test('no recipe of unknown fiber may be chosen under a maximum', () => {
  const silent = seedLibrary().map((recipe, at) => (at % 3 === 0 ? { ...recipe, fiber: null } : recipe));
  const columnsWithGaps = new RecipeColumns(staples());
  columnsWithGaps.upsert(silent);
  const unknown = new Set(silent.filter(({ fiber }) => fiber === null).map(({ id }) => id));
  const chosenFor = (rules: PlanRules) =>
    [eligibleRows, eligibleSides].flatMap((eligible) =>
      eligible(columnsWithGaps, { rules, viewerId: 'me' }).map((row) => columnsWithGaps.idOf(row)),
    );
  expect(chosenFor(DEFAULT_RULES).some((id) => unknown.has(id))).toBe(true);
  const chosen = chosenFor({ ...DEFAULT_RULES, maxDailyFiber: 20 });
  expect(chosen.length).toBeGreaterThan(100);
  expect(chosen.filter((id) => unknown.has(id))).toEqual([]);
});

test('a maximum of fiber that every day exceeds is proven to be impossible, and so is what would help', () => {
  const answer = generate(columns, taskOf({ maxDailyFiber: 1 }), solver);
  expect(answer).toMatchObject({ kind: 'refused', rule: 'maxDailyFiber', proven: true });
  if (answer.kind === 'plan') throw new Error('a plan was made');
  const way = answer.relaxations.find(({ rule }) => rule === 'maxDailyFiber');
  expect(way).toMatchObject({ possible: true });
  expect(planFor({ maxDailyFiber: way?.change.rules?.maxDailyFiber ?? null })).toHaveLength(4 * DAYS);
});

test('liked foods come at nearly all lunches and dinners, and no rule is broken for them', () => {
  const likedFoods = ['chicken', 'rice'].map((name) => excludedFood(name) ?? { name, foodIds: [] });
  const liked = new Set(likedFoods.flatMap(({ foodIds }) => foodIds));
  const isLiked = ({ recipeId }: PlanMeal) => byId.get(recipeId)?.foodIds.some((id) => liked.has(id));
  const isMain = ({ mealNumber }: PlanMeal) => mealNumber === 2 || mealNumber === 4;
  const shareOf = (rules: Partial<PlanRules>) => {
    const mains = [5, 6, 7, 8].flatMap((seed) => planFor(rules, seed)).filter(isMain);
    return mains.filter(isLiked).length / mains.length;
  };
  expect(shareOf({ likedFoods })).toBeGreaterThan(0.95);
  expect(shareOf({})).toBeLessThan(0.75);
});

test('no recipe that may be chosen has meat with dairy, by the lists of the certificate', () => {
  const rules: PlanRules = { ...DEFAULT_RULES, keepsMeatApartFromDairy: true };
  const rows = eligibleRows(columns, { rules, viewerId: 'me' });
  expect(rows.length).toBeGreaterThan(100);
  const mixed = rows.filter((row) => {
    const recipe = byId.get(columns.idOf(row));
    const names = (recipe?.foodIds ?? []).map((id) => foods.get(id)?.name ?? id);
    const has = (word: string) => names.some((name) => findsExcluded(word, name) === 'yes');
    return has('meat') && (has('dairy') || recipe?.allergens?.includes('milk'));
  });
  expect(mixed.map((row) => columns.idOf(row))).toEqual([]);
  expect(planFor({ keepsMeatApartFromDairy: true })).toHaveLength(4 * DAYS);
});
