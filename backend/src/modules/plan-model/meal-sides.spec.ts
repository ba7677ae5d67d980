import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import { figuresOfDays } from './day-figures.js';
import { cookingsWithSides } from './leftovers.js';
import { listEaten, mealsOfRecipe, problemOfSides, recipeIdsOf } from './meal-sides.js';
import type { MealSide, Plan } from './plan.js';
import { averageDaily, dailyTotals, recipesById, totalsOf } from './plan-facts.js';
import { handsOnMinutesOf, handsOnMinutesOfMeal, kitchenMinutesOf } from './recipe-times.js';
import { nameWithSides, sideAmountText, sidesText } from './sides-text.js';

const SOUP = 'turkish-red-lentil-soup';
const RICE = 'side-white-rice';
const SALAD = 'side-green-salad';

/** A soup on two days, the second time as leftovers, with these sides. */
function soupWith(sides: MealSide[], onSecond: MealSide[] = []): Plan {
  const plan = planOf([
    [1, 'dinner', SOUP, 1],
    [2, 'dinner', SOUP, 1.5],
  ]);
  const [first, second] = plan.meals;
  if (!first || !second) throw new Error('There are two meals');
  return {
    ...plan,
    recipes: libraryRecipes,
    meals: [
      { ...first, sides },
      { ...second, leftoverOf: { day: 1, mealNumber: 1 }, sides: onSecond },
    ],
  };
}

const recipes = recipesById({ recipes: libraryRecipes });

const recipe = (id: string) => {
  const found = recipes.get(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

describe('what is eaten at a meal', () => {
  const plan = soupWith([{ recipeId: RICE, servings: 1.5 }], [{ recipeId: RICE, servings: 1 }]);
  const [first] = plan.meals;

  test('is its dish and its sides', () => {
    expect(first && listEaten(first)).toEqual([
      { recipeId: SOUP, servings: 1 },
      { recipeId: RICE, servings: 1.5 },
    ]);
    expect(recipeIdsOf(plan.meals)).toEqual([SOUP, RICE]);
  });

  test('is found by the recipe, each time with its own servings', () => {
    expect(mealsOfRecipe(plan.meals, RICE)).toEqual([
      { day: 1, mealNumber: 1, mealType: 'dinner', recipeId: RICE, servings: 1.5 },
      { day: 2, mealNumber: 1, mealType: 'dinner', recipeId: RICE, servings: 1 },
    ]);
    expect(mealsOfRecipe(plan.meals, SOUP).map(({ servings }) => servings)).toEqual([1, 1.5]);
  });

  test('counts in the totals and figures of its day', () => {
    const { calories } = totalsOf(recipe(SOUP), 1);
    const rice = totalsOf(recipe(RICE), 1.5);
    expect(dailyTotals(plan)[0]?.calories).toBe(Math.round(calories + rice.calories));
    const without = { ...plan, meals: plan.meals.map(({ sides: _, ...meal }) => meal) };
    expect(averageDaily(plan).calories - averageDaily(without).calories).toBeCloseTo(
      totalsOf(recipe(RICE), 2.5).calories / 2,
      -1,
    );
    const salad = soupWith([{ recipeId: SALAD, servings: 2 }]);
    const gained = figuresOfDays(salad)[0]?.produceGrams ?? 0;
    expect(gained - (figuresOfDays(without)[0]?.produceGrams ?? 0)).toBeGreaterThanOrEqual(160);
  });
});

describe('what is cooked at a meal', () => {
  test('is the dish once for all its meals, and each side when it is eaten', () => {
    const plan = soupWith([{ recipeId: RICE, servings: 1.5 }], [{ recipeId: SALAD, servings: 1 }]);
    expect(
      cookingsWithSides(plan).map(({ meal, servings, eatenAt }) => [
        meal.day,
        meal.recipeId,
        servings,
        eatenAt.length,
      ]),
    ).toEqual([
      [1, SOUP, 2.5, 2],
      [1, RICE, 1.5, 1],
      [2, SALAD, 1, 1],
    ]);
  });

  test('takes as long as its longest recipe, and a cook for all of them', () => {
    const [first, second] = soupWith(
      [{ recipeId: RICE, servings: 1 }],
      [{ recipeId: SALAD, servings: 1 }],
    ).meals;
    if (!first || !second) throw new Error('There are two meals');
    const { prepTimeMinutes, cookTimeMinutes } = recipe(SOUP);
    expect(kitchenMinutesOf(first, recipes)).toBe(prepTimeMinutes + cookTimeMinutes);
    expect(handsOnMinutesOfMeal(first, recipes)).toBe(
      handsOnMinutesOf(recipe(SOUP)) + handsOnMinutesOf(recipe(RICE)),
    );
    expect(kitchenMinutesOf(second, recipes)).toBe(4);
  });
});

describe('sides', () => {
  test.each([
    [[{ recipeId: RICE, servings: 1.5 }], null],
    [[{ recipeId: RICE, servings: 1.25 }], 'White Rice is eaten in steps of 0.5, up to 3 servings'],
    [[{ recipeId: RICE, servings: 3.5 }], 'White Rice is eaten in steps of 0.5, up to 3 servings'],
    [[{ recipeId: RICE, servings: 0 }], 'White Rice is eaten in steps of 0.5, up to 3 servings'],
    [[{ recipeId: SOUP, servings: 1 }], /is a dish of its own, not a side$/],
    [
      [
        { recipeId: RICE, servings: 1 },
        { recipeId: RICE, servings: 1 },
      ],
      'White Rice is beside the same dish twice',
    ],
    [Array.from({ length: 4 }, () => ({ recipeId: RICE, servings: 1 })), 'A meal has at most 3 sides'],
  ] as [MealSide[], string | RegExp | null][])('%j are judged as %s', (sides, problem) => {
    const found = problemOfSides(sides, recipes);
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(problem);
  });

  test.each([
    [RICE, 1.5, '75 g'],
    ['side-banana', 2, '2 pieces, 236 g'],
    [SALAD, 1, '1 serving, 94 g'],
    ['side-sushi-rice', 1.5, '75 g'],
    ['side-lemon-parsley-rice', 1.5, '1½ servings'],
  ])('%s in %d servings are written as %s', (id, servings, text) => {
    expect(sideAmountText(recipe(id), servings)).toBe(text);
  });

  test('are named after the dish', () => {
    const [first, second] = soupWith([
      { recipeId: RICE, servings: 1.5 },
      { recipeId: SALAD, servings: 1 },
    ]).meals;
    if (!first || !second) throw new Error('There are two meals');
    expect(sidesText(first, recipes)).toBe('with White Rice (75 g) and Green Salad (1 serving, 94 g)');
    expect(sidesText(second, recipes)).toBeNull();
    expect(nameWithSides(first, recipes)).toMatch(/ with White Rice and Green Salad$/);
    expect(nameWithSides(second, recipes)).toBe(recipe(SOUP).name);
  });
});
