import { describe, expect, test } from '@jest/globals';
import { type CookedPlan, cookingsOf, cookingsOfMore, potsOf, withPots } from './leftovers.js';
import type { PlanMeal, PlanRecipe } from './plan.js';
import { DEFAULT_RULES } from './rules/index.js';

const meal = (
  day: number,
  recipeId: string,
  { servings = 1, from }: { servings?: number; from?: number } = {},
): PlanMeal => ({
  ...{ day, mealNumber: 1, mealType: 'dinner', recipeId, servings },
  ...(from !== undefined && { leftoverOf: { day: from, mealNumber: 1 } }),
});

/** A stew for 4 and a soup for 1. */
const RECIPES = [
  { id: 'stew', servings: 4 },
  { id: 'soup', servings: 1 },
] as PlanRecipe[];

const planOf = (meals: PlanMeal[], wholeRecipes?: boolean): CookedPlan => ({
  meals,
  recipes: RECIPES,
  rules: { ...DEFAULT_RULES, wholeRecipes },
});

describe('cookings', () => {
  test('add up what is eaten from one pot', () => {
    const meals = [meal(1, 'stew', { servings: 1.25 }), meal(2, 'soup'), meal(3, 'stew', { from: 1 })];
    expect(cookingsOf(planOf(meals))).toEqual([
      { meal: meals[0], eatenAt: [meals[0], meals[2]], eaten: 2.25, servings: 2.25, left: 0 },
      { meal: meals[1], eatenAt: [meals[1]], eaten: 1, servings: 1, left: 0 },
    ]);
  });

  test('hold every meal once, whatever the pointers say', () => {
    const odd = [
      meal(1, 'stew', { from: 2 }),
      meal(2, 'stew', { from: 1 }),
      meal(3, 'stew', { from: 9 }),
      meal(4, 'stew', { from: 4 }),
      meal(5, 'soup'),
      meal(6, 'stew', { from: 5 }),
    ];
    expect(cookingsOf(planOf(odd)).map(({ eatenAt }) => eatenAt)).toEqual(odd.map((one) => [one]));
  });
});

describe('whole recipes', () => {
  const eating = (...portions: number[]) =>
    portions.map((servings, index) => meal(index + 1, 'stew', { servings, ...(index > 0 && { from: 1 }) }));

  test.each([
    [eating(1.25, 1.25, 1.25), { eaten: 3.75, servings: 4, left: 0.25 }],
    [eating(1.25, 1.25), { eaten: 2.5, servings: 2.5, left: 0 }],
    [eating(2, 2), { eaten: 4, servings: 4, left: 0 }],
  ])('are cooked where little is left: %j', (meals, amounts) => {
    expect(cookingsOf(planOf(meals, true))).toMatchObject([amounts]);
  });

  test.each([false, undefined])('are cooked only where the plan asks for them (%j)', (wholeRecipes) => {
    expect(cookingsOf(planOf(eating(2, 1.75), wholeRecipes))).toMatchObject([
      { eaten: 3.75, servings: 3.75, left: 0 },
    ]);
  });

  test('count as cooking more than the meal eats, like leftovers', () => {
    const wholeFromHere = meal(1, 'stew', { servings: 1.5 });
    const forTwo = [{ ...RECIPES[0], servings: 2 }] as PlanRecipe[];
    const plan = { ...planOf([wholeFromHere, meal(2, 'stew')], true), recipes: forTwo };
    expect([...cookingsOfMore(plan)]).toEqual([[wholeFromHere, expect.objectContaining({ left: 0.5 })]]);
    const shared = planOf(eating(1, 1));
    expect([...cookingsOfMore(shared).keys()]).toEqual([shared.meals[0]]);
  });
});

describe('pots', () => {
  test('are cooked at their earliest meal', () => {
    const meals = [meal(1, 'soup'), meal(2, 'stew'), meal(3, 'stew'), meal(4, 'stew')];
    const [soup, first, ...later] = withPots(meals, [0, 3, 3, 3]);
    expect([soup, first]).toEqual([meals[0], meals[1]]);
    expect(later.map(({ leftoverOf }) => leftoverOf)).toEqual([
      { day: 2, mealNumber: 1 },
      { day: 2, mealNumber: 1 },
    ]);
  });

  test('come out as they went in', () => {
    const meals = [
      meal(1, 'stew'),
      meal(2, 'stew', { from: 1 }),
      meal(3, 'soup'),
      meal(4, 'stew', { from: 1 }),
    ];
    expect(withPots(meals, potsOf(meals))).toEqual(meals);
  });
});
