import { describe, expect, test } from '@jest/globals';
import { cookingsOf, potsOf, withPots } from './leftovers.js';
import type { PlanMeal } from './plan.js';

const meal = (
  day: number,
  recipeId: string,
  { servings = 1, from }: { servings?: number; from?: number } = {},
): PlanMeal => ({
  ...{ day, mealNumber: 1, mealType: 'dinner', recipeId, servings },
  ...(from !== undefined && { leftoverOf: { day: from, mealNumber: 1 } }),
});

describe('cookings', () => {
  test('add up what is eaten from one pot', () => {
    const meals = [meal(1, 'stew', { servings: 1.25 }), meal(2, 'soup'), meal(3, 'stew', { from: 1 })];
    expect(cookingsOf(meals)).toEqual([
      { meal: meals[0], eatenAt: [meals[0], meals[2]], servings: 2.25 },
      { meal: meals[1], eatenAt: [meals[1]], servings: 1 },
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
    expect(cookingsOf(odd).map(({ eatenAt }) => eatenAt)).toEqual(odd.map((one) => [one]));
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
