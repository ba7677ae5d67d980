import { describe, expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import {
  COOKING_HABITS,
  listEaten,
  type PlanMeal,
  type PlanRules,
  type PlanWish,
  VARIETY,
} from '../../plan-model/index.js';
import { listMade } from '../../plan-model/meal-sides.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { idealEnergy } from '../problem/worth.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Deadline } from '../search/search-budget.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { isWeekend } from '../weekdays.js';
import { planWeek } from './plan-week.js';

const MAX_SIDES = 3;
const LARGE_MEAL_KCAL = 850;
const MAX_GRAMS = 900;

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

const wishWith = (given: Partial<PlanWish>, rules: Partial<PlanRules> = {}): PlanWish =>
  aWish({ ...given, rules: { ...DEFAULT_RULES, ...rules } });

/** A typical request of each kind. */
const WISHES: Record<string, PlanWish> = {
  usual: wishWith({}),
  little: wishWith({ mealsPerDay: 2, targets: targetsOf(1800, 0.22, 0.32) }, { cooking: 'little' }),
  fresh: wishWith({ mealsPerDay: 4 }, { cooking: 'fresh' }),
  vegan: wishWith(
    { mealsPerDay: 4, targets: targetsOf(2200, 0.16, 0.3) },
    { dietaryTags: ['vegan'], minDailyFiber: 30 },
  ),
  vegetarian: wishWith({ days: 10, mealsPerDay: 3 }, { dietaryTags: ['vegetarian'], variety: 'few' }),
  large: wishWith({ mealsPerDay: 6, targets: targetsOf(3200, 0.22, 0.3) }),
  'in a hurry': wishWith({ mealsPerDay: 4 }, { weekdayMinutes: 25, weekendMinutes: 60 }),
  'busy at weekends': wishWith({}, { weekdayMinutes: 60, weekendMinutes: 20, cooking: 'little' }),
  varied: wishWith({ mealsPerDay: 5 }, { variety: 'much', excludedAllergens: ['milk'] }),
};

const taskFor = (wish: PlanWish, seed = 1, kept: KeptMeal[] = []): GenerateTask => ({
  wish,
  viewerId: 'me',
  seed,
  kept,
  deadlineMs: 60_000,
});

const made = new Map<string, PlanMeal[]>();

/** The same plan is made once for all tests. */
function planFor(wish: PlanWish, seed = 1): PlanMeal[] {
  const name = `${JSON.stringify(wish)} ${seed}`;
  const known = made.get(name);
  if (known) return known;
  const meals = planWeek(columns, taskFor(wish, seed));
  if (!meals) throw new Error('no plan was found');
  made.set(name, meals);
  return meals;
}

function recipeOf({ recipeId }: { recipeId: string }): GeneratorRecipe {
  const recipe = byId.get(recipeId);
  if (!recipe) throw new Error(`there is no ${recipeId}`);
  return recipe;
}

/** The kinds of those sides that are starch or bread. */
const starchesOf = (sides: readonly GeneratorRecipe[]) =>
  sides.flatMap(({ side }) => (side?.kind === 'starch' || side?.kind === 'bread' ? [side.kind] : []));

const isMain = ({ mealType }: PlanMeal) => mealType === 'lunch' || mealType === 'dinner';

describe.each(Object.entries(WISHES))('a week that is %s', (_, wish) => {
  test('breaks no rule', () => {
    const meals = planFor(wish);
    expect(breachesOf({ recipes: byId, staples: staples(), task: taskFor(wish), meals })).toEqual([]);
  });

  test('has leftovers only of dishes that keep', () => {
    for (const meal of planFor(wish)) {
      if (!meal.leftoverOf) continue;
      expect(recipeOf(meal).kitchen.keptDays).toBeGreaterThanOrEqual(meal.day - meal.leftoverOf.day);
    }
  });

  test('has sides only where they suit, and at most one starch or bread', () => {
    for (const meal of planFor(wish)) {
      const sides = (meal.sides ?? []).map(recipeOf);
      expect(sides.length).toBeLessThanOrEqual(MAX_SIDES);
      for (const { mealTypes } of sides) expect(mealTypes).toContain(meal.mealType);
      expect(starchesOf(sides).length).toBeLessThanOrEqual(1);
    }
  });

  test('has no starch beside a dish with starch, and bread only where a meal is large', () => {
    for (const meal of planFor(wish)) {
      if (recipeOf(meal).kitchen.starch === null) continue;
      const kinds = starchesOf((meal.sides ?? []).map(recipeOf));
      const isLarge = idealEnergy(wish, meal.mealType) > LARGE_MEAL_KCAL;
      expect(kinds).toEqual(kinds.filter((kind) => isLarge && kind === 'bread'));
    }
  });

  test('takes no longer in the kitchen than a weekday or a weekend has', () => {
    const { weekdayMinutes, weekendMinutes } = wish.rules;
    for (const meal of planFor(wish)) {
      const most = isWeekend(wish.startsOn, meal.day) ? weekendMinutes : weekdayMinutes;
      for (const part of listMade(meal))
        expect(recipeOf(part).totalMinutes).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
    }
  });
});

test.each([1, 2, 3])('one meal a day of 1,800 kcal weighs 900 g at most (seed %i)', (seed) => {
  const wish = wishWith({ mealsPerDay: 1, targets: targetsOf(1800, 0.25, 0.3) });
  const meals = planFor(wish, seed);
  const gramsOf = (meal: PlanMeal) =>
    listEaten(meal).reduce((sum, part) => sum + part.servings * recipeOf(part).kitchen.grams, 0);
  expect(Math.max(...meals.map(gramsOf))).toBeLessThanOrEqual(MAX_GRAMS);
  expect(breachesOf({ recipes: byId, staples: staples(), task: taskFor(wish, seed), meals })).toEqual([]);
});

test.each([1, 2, 3])('a week from 25 foods in little time meets its targets exactly (seed %i)', (seed) => {
  const wish = wishWith(
    { targets: targetsOf(2000, 0.2, 0.32) },
    { maxIngredients: 25, weekdayMinutes: 25, weekendMinutes: 40 },
  );
  const meals = planFor(wish, seed);
  expect(breachesOf({ recipes: byId, staples: staples(), task: taskFor(wish, seed), meals })).toEqual([]);
});

test('the same seed makes the same plan, and another seed another one', () => {
  const wish = WISHES.usual as PlanWish;
  expect(planWeek(columns, taskFor(wish))).toEqual(planFor(wish));
  expect(planFor(wish, 2)).not.toEqual(planFor(wish));
});

test('no pot is bettered once nobody waits for the plan', () => {
  const wish = WISHES.usual as PlanWish;
  const abandoned = new Deadline(60_000, () => true);
  expect(planWeek(columns, taskFor(wish), abandoned)).not.toEqual(planFor(wish));
});

test('sides and leftovers are used', () => {
  const meals = Object.values(WISHES).flatMap((wish) => planFor(wish));
  expect(meals.filter(({ sides }) => sides).length).toBeGreaterThan(0.2 * meals.length);
  expect(meals.filter(({ leftoverOf }) => leftoverOf).length).toBeGreaterThan(0.2 * meals.length);
});

const seeds = [1, 2, 3];

function foodsToBuy(meals: readonly PlanMeal[]): number {
  const foods = new Set(meals.flatMap(listEaten).flatMap((part) => recipeOf(part).foodIds));
  for (const staple of staples()) foods.delete(staple);
  return foods.size;
}

test('few foods are fewer than usual, and much variety means more', () => {
  const foods = VARIETY.map((variety) =>
    seeds.reduce((sum, seed) => sum + foodsToBuy(planFor(wishWith({}, { variety }), seed)), 0),
  );
  expect(foods).toEqual(foods.toSorted((one, other) => one - other));
  expect(new Set(foods).size).toBe(VARIETY.length);
});

function cookingDaysOf(meals: readonly PlanMeal[]): number {
  return new Set(meals.filter((meal) => isMain(meal) && !meal.leftoverOf).map(({ day }) => day)).size;
}

test.each(seeds)(
  'who cooks little cooks on fewer days than usual, and fresh means every day (seed %i)',
  (seed) => {
    const [little = 0, normal = 0, fresh = 0] = COOKING_HABITS.map((cooking) =>
      cookingDaysOf(planFor(wishWith({}, { cooking }), seed)),
    );
    expect(little).toBeLessThanOrEqual(3);
    expect(little).toBeLessThan(normal);
    expect(normal).toBeLessThan(fresh);
    expect(fresh).toBe(7);
  },
);

test('nothing is left over where every meal is cooked fresh', () => {
  const meals = planFor(WISHES.fresh as PlanWish);
  expect(meals.filter(({ leftoverOf }) => leftoverOf)).toEqual([]);
});
