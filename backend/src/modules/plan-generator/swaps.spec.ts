import { beforeAll, expect, test } from '@jest/globals';
import { breachesOf } from '../../../test/generator/breaches.js';
import { madeUpLibrary, STAPLES } from '../../../test/generator/made-up-library.js';
import { aWish } from '../../../test/generator/wishes.js';
import type { PlanMeal, PlanRules } from '../plan-model/plan.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { generate } from './generate.js';
import { randomFrom } from './problem/random.js';
import { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from './solver/solver.js';
import { swapsFor, swapsWithFood } from './swaps.js';
import type { GenerateTask, KeptMeal } from './task.js';

const recipes = madeUpLibrary(600, randomFrom(3));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(STAPLES);
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const taskOf = (rules: Partial<PlanRules> = {}): GenerateTask => ({
  wish: aWish({ days: 7, mealsPerDay: 4, rules: { ...DEFAULT_RULES, cooking: 'fresh', ...rules } }),
  viewerId: 'me',
  seed: 5,
  kept: [],
  deadlineMs: 20_000,
});

function planFor(task: GenerateTask): PlanMeal[] {
  const answer = generate(columns, task, solver);
  if (answer.kind === 'refused') throw new Error(`refused: ${answer.rule}`);
  return answer.meals;
}

const kept = (meals: PlanMeal[]): KeptMeal[] =>
  meals.flatMap(({ recipeId, sides: _, ...meal }) => {
    const recipe = byId.get(recipeId);
    return recipe ? [{ ...meal, recipe }] : [];
  });

test.each([
  {},
  { maxIngredients: 40, maxUses: 4 },
  { maxUses: 1 },
  { minDailyFiber: 35 },
  { maxDailyFiber: 25 },
])('every swap of every meal keeps the rules, and the day where it says so (%j)', (rules) => {
  const task = taskOf(rules);
  const meals = planFor(task);
  const faults = meals.flatMap((meal) => {
    const swaps = swapsFor(columns, { ...task, kept: kept(meals) }, meal, 3);
    return swaps.flatMap(({ recipeId, servings, holds }) => {
      const changed = meals.map((each) => (each === meal ? { ...each, recipeId, servings } : each));
      const found = breachesOf({ recipes: byId, staples: STAPLES, task, meals: changed });
      const unexpected = found.filter((what) => holds || !/instead of/.test(what));
      return recipeId === meal.recipeId ? ['the same recipe'] : unexpected;
    });
  });
  expect(faults).toEqual([]);
});

test('those that keep the day come first, and most meals have one', () => {
  const task = taskOf();
  const meals = planFor(task);
  const all = meals.map((meal) =>
    swapsFor(columns, { ...task, kept: kept(meals) }, meal, 3).map(({ holds }) => holds),
  );
  expect(all.every((holds) => holds.length === 3)).toBe(true);
  expect(
    all.filter((holds) => holds.lastIndexOf(true) > holds.indexOf(false) && holds.includes(false)),
  ).toEqual([]);
  expect(all.filter(([first]) => first).length).toBeGreaterThan(meals.length / 2);
});

test.each([{}, { maxIngredients: 40, maxUses: 4 }])('swaps with a food all contain it (%j)', (rules) => {
  const task = taskOf(rules);
  const meals = planFor(task);
  const wanted = byId.get(meals[0]?.recipeId ?? '')?.foodIds.find((food) => !STAPLES.includes(food)) ?? '';
  const places = meals.filter(({ recipeId }) => !byId.get(recipeId)?.foodIds.includes(wanted));
  const swaps = swapsWithFood(columns, { ...task, kept: kept(meals) }, { foodId: wanted, places, count: 2 });
  expect(swaps.length).toBeGreaterThan(0);
  expect(swaps.filter(({ recipeId }) => !byId.get(recipeId)?.foodIds.includes(wanted))).toEqual([]);
  const none = swapsWithFood(columns, { ...task, kept: kept(meals) }, { foodId: 'none', places, count: 2 });
  expect(none).toEqual([]);
});

test('locked meals stay as they are when the rest is made again, also where their recipe is gone', () => {
  const task = taskOf();
  const locked = kept(planFor(task)).filter(({ day, mealNumber }) => mealNumber === 2 || day === 3);
  const gone = locked.map((meal, at) =>
    at === 0 ? { ...meal, recipe: { ...meal.recipe, id: 'gone' } } : meal,
  );
  const again = { ...task, seed: 6, kept: gone };
  const meals = planFor(again);
  for (const { day, mealNumber, servings, recipe } of gone)
    expect(meals).toContainEqual(expect.objectContaining({ day, mealNumber, servings, recipeId: recipe.id }));
  const known = new Map([
    ...byId,
    ...gone.map(({ recipe }) => [recipe.id, { ...byId.get(recipe.id), ...recipe }] as const),
  ]);
  expect(breachesOf({ recipes: known as typeof byId, staples: STAPLES, task: again, meals })).toEqual([]);
});

test('a day that is locked outside its targets is said to be impossible', () => {
  const task = taskOf();
  const day = kept(planFor(task)).filter((meal) => meal.day === 2);
  const answer = generate(columns, { ...task, kept: day.map((meal) => ({ ...meal, servings: 2 })) }, solver);
  expect(answer).toMatchObject({ kind: 'refused', proven: true });
  if (answer.kind !== 'refused') throw new Error('a plan');
  expect(answer.nearest?.days.filter(({ holds }) => !holds).map(({ day }) => day)).toEqual([2]);
});
