import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import { type Plan, type PlanRecipe, withPots } from '../plan-model/index.js';
import { makeShoppingList } from './shopping-list.js';
import { figuresOfWeeks } from './week-figures.js';

const [anyRecipe] = libraryRecipes;

const recipe = (id: string, foods: [foodId: string | null, grams: number | null][]): PlanRecipe => ({
  ...(anyRecipe as PlanRecipe),
  ...{ id, servings: 1, prepTimeMinutes: 10, cookTimeMinutes: 25, handsOnMinutes: 14, fibreGrams: 7 },
  ingredientsJson: foods.map(([foodId, grams]) => ({
    ...{ amount: 1, unit: 'g' as const, name: foodId ?? 'Something', note: null, foodId, grams },
  })),
});

const soup = recipe('soup', [
  ['carrot', 210],
  ['lentils-red', 70],
  ['salt', 2],
  ['water', 300],
]);
const salad = recipe('salad', [['carrot', 70]]);

const soupOn = (days: number[], total = 7): Plan => ({
  ...planOf(
    days.map((day) => [day, 'dinner', 'soup', 1]),
    [soup, salad],
  ),
  recipes: [soup, salad],
  days: total,
});

describe('the figures of a week', () => {
  test('are the means of its days, with days on which nothing is eaten', () => {
    expect(figuresOfWeeks(soupOn([1, 3]))).toMatchObject([
      { week: 1, fiberGrams: 2, produceGrams: 60, kitchenMinutes: 10, handsOnMinutes: 4, isWhole: true },
    ]);
  });

  test('are those of each week, of which the last may be shorter', () => {
    expect(figuresOfWeeks(soupOn([2, 8, 9], 9))).toMatchObject([
      { week: 1, fiberGrams: 1, kitchenMinutes: 5 },
      { week: 2, fiberGrams: 7, kitchenMinutes: 35 },
    ]);
  });

  test('count every food to buy once, without staples', () => {
    const plan = soupOn([1, 2]);
    expect(figuresOfWeeks(plan)[0]?.foodsToBuy).toBe(2);
    const listed = makeShoppingList(plan).map(({ foodId }) => foodId);
    expect(listed.toSorted()).toEqual(['carrot', 'lentils-red', 'salt', 'water']);
  });

  test('name what is left of packages', () => {
    const cheese = recipe('soup', [['feta', 40]]);
    const plan = { ...soupOn([1, 8], 9), recipes: [cheese, salad] };
    const left = { foodId: 'feta', name: 'feta', grams: 160 };
    expect(figuresOfWeeks(plan).map(({ leftOver }) => leftOver)).toEqual([[left], [left]]);
  });

  test('count no food of which every kitchen has a spoon', () => {
    const glazed = recipe('soup', [
      ['carrot', 210],
      ['honey', 14],
      ['tamari', 10],
      ['mustard-dijon', 8],
    ]);
    expect(figuresOfWeeks({ ...soupOn([1]), recipes: [glazed] })[0]?.foodsToBuy).toBe(1);
  });

  test('count a food that nobody knows by its name', () => {
    const odd = recipe('soup', [
      [null, null],
      [null, null],
    ]);
    const [week] = figuresOfWeeks({ ...soupOn([1]), recipes: [odd] });
    expect(week).toMatchObject({ foodsToBuy: 1, isWhole: false });
  });

  test('have the foods and minutes of leftovers only where they are cooked', () => {
    const plan = soupOn([7, 8], 14);
    const meals = withPots(plan.meals, [0, 0]);
    expect(figuresOfWeeks({ ...plan, meals })).toMatchObject([
      { foodsToBuy: 2, kitchenMinutes: 5, handsOnMinutes: 2, fiberGrams: 1 },
      { foodsToBuy: 0, kitchenMinutes: 0, handsOnMinutes: 0, fiberGrams: 1 },
    ]);
  });

  test('contain sides, which take a cook in addition to the dish', () => {
    const plan = soupOn([1], 1);
    const meals = plan.meals.map((meal) => ({ ...meal, sides: [{ recipeId: 'salad', servings: 1 }] }));
    expect(figuresOfWeeks({ ...plan, meals })).toMatchObject([
      { foodsToBuy: 2, kitchenMinutes: 35, handsOnMinutes: 28, produceGrams: 280, fiberGrams: 14 },
    ]);
  });
});
