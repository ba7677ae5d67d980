import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('meals that are counted', () => {
  test.each<[string, Record<string, unknown>]>([
    ['eats twice a day', { mealsPerDay: 2 }],
    ['2 snacks and 3 meals', { mealsPerDay: 5 }],
    ['3 meals plus snack', { mealsPerDay: 4 }],
    ['3 meals (breakfast, lunch, dinner) and 2 snacks', { mealsPerDay: 5 }],
    ['6 small meals per day', { mealsPerDay: 6 }],
    ['between 3 and 4 meals', { mealsPerDay: 3 }],
    ['8 meals a day', { mealsPerDay: 6 }],
    ['OMAD', { mealsPerDay: 1 }],
    ['6x meals/d', { mealsPerDay: 6 }],
    ['Meals per day: 5', { mealsPerDay: 5 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('meals that are counted with their energy', () => {
  test.each<[string, Record<string, unknown>]>([
    ['5 x 350 kcal meals', { mealsPerDay: 5, dailyCalorieTarget: 1750 }],
    ['5x350 kcal', { mealsPerDay: 5, dailyCalorieTarget: 1750 }],
    ['4 meals x 450 kcal', { mealsPerDay: 4, dailyCalorieTarget: 1800 }],
    ['two 800 kcal meals a day', { mealsPerDay: 2, dailyCalorieTarget: 1600 }],
    ['3 meals of 500 kcal', { mealsPerDay: 3, dailyCalorieTarget: 1500 }],
    ['3 × 2500 kJ', { mealsPerDay: 3, dailyCalorieTarget: 1794 }],
    ['2 x 2000 kcal', { dailyCalorieTarget: 2000, not: ['2'] }],
    ['4 meals 1800 kcal', { mealsPerDay: 4, dailyCalorieTarget: 1800 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('meals that are named', () => {
  test.each<[string, Record<string, unknown>]>([
    ['breakfast, lunch, dinner and two snacks', { mealsPerDay: 5 }],
    ['breakfast and dinner only', { mealsPerDay: 2 }],
    ['only dinners for 5 days', { days: 5, mealsPerDay: 1, mealType: 'dinner' }],
    ['5 dinners', { days: 5, mealsPerDay: 1, mealType: 'dinner' }],
    ['a week of dinners', { days: 7, mealsPerDay: 1, mealType: 'dinner' }],
    ['breakfast plan', { mealsPerDay: 1, mealType: 'breakfast' }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('meals that are left out', () => {
  test.each<[string, Record<string, unknown>]>([
    ['skip breakfast', { mealsPerDay: 2 }],
    ["don't skip breakfast", {}],
    ['no snacks please', { mealsPerDay: 3 }],
    ['no dinner', {}],
    ['16:8 fasting, 2 meals', { mealsPerDay: 2 }],
    ['intermittent fasting, 2 meals', { mealsPerDay: 2 }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
