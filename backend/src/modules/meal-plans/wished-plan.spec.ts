import { expect, test } from '@jest/globals';
import type { PlanWishRequest } from './dto/plan-wish.request.js';
import { relaxedWish, wishOf } from './wished-plan.js';

const form = (changes: Partial<PlanWishRequest>): PlanWishRequest => ({
  planName: 'One big dinner',
  fitnessGoal: 'maintenance',
  dailyCalorieTarget: 1400,
  days: 7,
  ...changes,
});

const looseMacrosOf = (changes: Partial<PlanWishRequest>) =>
  wishOf(form(changes), '2026-11-23').rules.looseMacros;

test('macros that nobody requested have tolerance if the day is one meal', () => {
  expect(looseMacrosOf({ mealsPerDay: 1 })).toEqual(['protein', 'carbs', 'fat']);
  expect(looseMacrosOf({ mealsPerDay: 1, dailyProtein: 100 })).toEqual(['carbs', 'fat']);
  expect(looseMacrosOf({ mealsPerDay: 2 })).toBeUndefined();
});

test('another number of meals removes that tolerance and nothing else', () => {
  const wish = wishOf(form({ mealsPerDay: 1, maxPrepTime: 20 }), '2026-11-23');
  expect(relaxedWish(wish, { mealsPerDay: 2 })).toMatchObject({
    mealsPerDay: 2,
    targets: wish.targets,
    rules: { maxPrepTime: 20, looseMacros: [] },
  });
});

test('a changed bound keeps its other end, and has to leave room for it', () => {
  const wish = wishOf(form({ minProtein: 20, maxProtein: 40 }), '2026-11-23');
  expect(relaxedWish(wish, { minProtein: null }).rules).toMatchObject({ minProtein: null, maxProtein: 40 });
  const refused = () => relaxedWish(wish, { minProtein: 50 });
  expect(refused).toThrow(
    expect.objectContaining({
      fields: { maxProtein: ['At least 50 g and at most 40 g of protein cannot both be'] },
    }),
  );
});

test('an invalid form gets all of its errors at once', () => {
  const refused = () =>
    wishOf(form({ minFat: 9, maxFat: 8, excludedFoods: ['flubber'], likedFoods: ['zorp'] }), '2026-11-23');
  expect(refused).toThrow(
    expect.objectContaining({
      fields: {
        maxFat: [expect.any(String)],
        excludedFoods: [expect.any(String)],
        likedFoods: [expect.any(String)],
      },
    }),
  );
});
