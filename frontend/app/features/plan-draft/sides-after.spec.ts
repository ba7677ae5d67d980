import { describe, expect, test } from '@jest/globals';
import type { MealPlan } from '~/features/meal-plans/plan-words';
import { sidesAfter } from './sides.server';

const rice = { recipeId: 'rice', servings: 1.5 };
const salad = { recipeId: 'salad', servings: 1 };
const plan = {
  meals: [{ day: 1, mealNumber: 2, sides: [rice, salad].map((side) => ({ ...side, name: 'x' })) }],
} as unknown as MealPlan;
const none = { addSide: '', changeSide: '', removeSide: '', servings: 2 };

const after = (change: object) => sidesAfter(plan, { day: 1, mealNumber: 2 }, { ...none, ...change });

describe('a changed side', () => {
  test('is added to the others', () => {
    expect(after({ addSide: 'fruit' })).toEqual([rice, salad, { recipeId: 'fruit', servings: 2 }]);
  });

  test('has the new amount, or is gone', () => {
    expect(after({ changeSide: 'rice' })).toEqual([{ ...rice, servings: 2 }, salad]);
    expect(after({ removeSide: 'rice' })).toEqual([salad]);
  });

  test('is added where there is none', () => {
    expect(sidesAfter(plan, { day: 9, mealNumber: 1 }, { ...none, addSide: 'rice' })).toEqual([
      { recipeId: 'rice', servings: 2 },
    ]);
  });
});
