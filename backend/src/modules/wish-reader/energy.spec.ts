import { describe, expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

describe('the energy of a day', () => {
  test.each<[string, Record<string, unknown>]>([
    ['2,200 kcal', { dailyCalorieTarget: 2200 }],
    ['2.200 kcal', { dailyCalorieTarget: 2200 }],
    ['2 200 kcal', { dailyCalorieTarget: 2200 }],
    ['2200kcal/day', { dailyCalorieTarget: 2200 }],
    ['2k cals/day', { dailyCalorieTarget: 2000 }],
    ['1.6-1.8k calories', { dailyCalorieTarget: 1700 }],
    ['between 1800 and 2000 kcal per day', { dailyCalorieTarget: 1900 }],
    ['<1800 kcal', { dailyCalorieTarget: 1800 }],
    ['2000+ kcal', { dailyCalorieTarget: 2000 }],
    ['1700 ± 100 kcal', { dailyCalorieTarget: 1700 }],
    ['1700-ish calories', { dailyCalorieTarget: 1700 }],
    ['eighteen hundred calories', { dailyCalorieTarget: 1800 }],
    ['two thousand two hundred kcal', { dailyCalorieTarget: 2200 }],
    ['2 thousand calories', { dailyCalorieTarget: 2000 }],
    ['15 hundred calories', { dailyCalorieTarget: 1500 }],
    ['should not exceed 2000 kcal per day', { dailyCalorieTarget: 2000 }],
    ['8400 kJ per day', { dailyCalorieTarget: 2008 }],
    ['calorie target: 1750', { dailyCalorieTarget: 1750 }],
    ["don't exceed 2100 calories", { dailyCalorieTarget: 2100 }],
    ['about 1500 a day', { dailyCalorieTarget: 1500 }],
    ['keto 1800', { dailyCalorieTarget: 1800, dietaryTags: ['keto'] }],
    ['1700 kalories', { dailyCalorieTarget: 1700 }],
    ['1800 instead of 2000 kcal', { dailyCalorieTarget: 1800 }],
    ['1800 kcal, not 2000 kcal', { dailyCalorieTarget: 1800 }],
    [
      'currently eats 3000 kcal, 2300 kcal from now on',
      { dailyCalorieTarget: 2300, not: ['currently eats 3000 kcal'] },
    ],
    ['5001 kcal', { dailyCalorieTarget: 5001 }],
    ['1800 kcal weekend plan', { dailyCalorieTarget: 1800, days: 2, startsOn: '2026-11-21' }],
    ['was 2200 kcal, now 1800 kcal', { dailyCalorieTarget: 1800, not: ['2200 kcal'] }],
    ['lunch and dinner 1800 kcal', { dailyCalorieTarget: 1800, mealsPerDay: 2 }],
    ['TDEE 2600', {}],
    ['TDEE 2600, deficit of 500', { dailyCalorieTarget: 2100 }],
    ['20% below maintenance of 2500', { dailyCalorieTarget: 2000 }],
    ['maintenance 2400', { dailyCalorieTarget: 2400, fitnessGoal: 'maintenance' }],
    ['1800 kcal weekdays, 2300 kcal weekends', { not: ['1800 kcal weekdays', '2300 kcal weekends'] }],
    ['two people, 2000 kcal each', { dailyCalorieTarget: 2000, not: ['two people'] }],
    ['2000 calories for 3 people', { dailyCalorieTarget: 2000, not: ['3 people'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('the energy of meals', () => {
  test.each<[string, Record<string, unknown>]>([
    ['max 600 calories per meal', { maxCalories: 600 }],
    ['3 meals of 600 calories each', { mealsPerDay: 3, dailyCalorieTarget: 1800 }],
    ['3 meals of 500 kcal', { mealsPerDay: 3, dailyCalorieTarget: 1500 }],
    [
      'snacks under 200 calories, dinner at least 600 kcal',
      { caloriesByType: { snack: { min: null, max: 200 }, dinner: { min: 600, max: null } } },
    ],
    [
      'Dinner: 700 kcal, lunch 500 kcal, breakfast 400',
      {
        dailyCalorieTarget: 1600,
        caloriesByType: {
          dinner: { min: 630, max: 770 },
          lunch: { min: 450, max: 550 },
          breakfast: { min: 360, max: 440 },
        },
      },
    ],
    ['400-500 kcal breakfast', { caloriesByType: { breakfast: { min: 400, max: 500 } } }],
    ['no meal over 700 kcal', { maxCalories: 700 }],
    ["meals shouldn't be more than 600 calories", { maxCalories: 600 }],
    ['no dinner above 500 kcal', { caloriesByType: { dinner: { min: null, max: 500 } } }],
    ['max 500 kcal for dinner', { caloriesByType: { dinner: { min: null, max: 500 } } }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('an energy that is no target', () => {
  test.each<[string, Record<string, unknown>]>([
    ['500 kcal', {}],
    ['12345 kcal', {}],
    ['500 calorie deficit', { fitnessGoal: 'weight_loss', not: ['500'] }],
    ['lunch and dinner under 600 kcal', { mealsPerDay: 2 }],
    ['2000kcal a day, 2500kcal on gym days', { dailyCalorieTarget: 2000, not: ['2500kcal on gym'] }],
    ['10000 steps a day', { not: ['10000 steps'] }],
    ['low calorie', {}],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

test('two targets without a unit are asked about, as are two with one', () => {
  const [asked] = read('cutting at 1700 then bulk at 2800').notTaken;
  expect(asked).toMatchObject({ words: '1700 / 2800', mustAsk: true });
});
