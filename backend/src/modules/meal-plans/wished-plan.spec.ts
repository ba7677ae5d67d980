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

test.each([undefined, 1, 2, 3, 6])(
  'macros that nobody stated leave room, with %s meals a day',
  (mealsPerDay) => {
    expect(looseMacrosOf({ mealsPerDay })).toEqual(['protein', 'carbs', 'fat']);
    expect(looseMacrosOf({ mealsPerDay, dailyProtein: 100 })).toEqual(['carbs', 'fat']);
    expect(looseMacrosOf({ mealsPerDay, dailyProtein: null, dailyCarbs: 0 })).toEqual(['protein', 'fat']);
    expect(looseMacrosOf({ mealsPerDay, dailyProtein: 100, dailyCarbs: 160, dailyFat: 40 })).toEqual([]);
  },
);

test('another number of meals changes nothing else', () => {
  const wish = wishOf(form({ mealsPerDay: 1, maxPrepTime: 20 }), '2026-11-23');
  expect(relaxedWish(wish, { mealsPerDay: 2 })).toEqual({ ...wish, mealsPerDay: 2 });
});

test.each<Partial<PlanWishRequest>>([
  { dailyCalorieTarget: 1800 },
  { dailyProtein: 90 },
  { dailyCalorieTarget: 1700, dailyFat: 60 },
  { dietaryTags: ['keto'] },
  { minDailyProtein: 150 },
  { minDailyProtein: null, maxPrepTime: null },
])('a plan that is changed by %j is asked for as if the form had said so', (change) => {
  const asked = form({ dailyCarbs: 150, minDailyProtein: 90, maxPrepTime: 20 });
  const changed = wishOf({ ...asked, ...change }, '2026-11-23');
  expect(relaxedWish(wishOf(asked, '2026-11-23'), change)).toEqual(changed);
});

test('a plan from before macros left room keeps its targets exactly', () => {
  const { looseMacros, ...rules } = wishOf(form({}), '2026-11-23').rules;
  const old = { ...wishOf(form({}), '2026-11-23'), rules };
  const relaxed = relaxedWish(old, { dailyCalorieTarget: 1500 });
  expect(relaxed).toEqual({ ...old, targets: { ...old.targets, calories: 1500 } });
});

test('a change whose grams exceed the energy of the day is refused', () => {
  const wish = wishOf(form({ dailyCarbs: 300 }), '2026-11-23');
  expect(() => relaxedWish(wish, { dailyProtein: 200 })).toThrow(
    expect.objectContaining({
      fields: { dailyProtein: ['These grams add up to more calories than the day has'] },
    }),
  );
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
