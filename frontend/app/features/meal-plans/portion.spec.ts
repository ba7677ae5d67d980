import { expect, test } from '@jest/globals';
import { eatenWith, rounded } from './portion';

const recipe = { caloriesKcal: 333, proteinGrams: 20.5, carbsGrams: 30, fatGrams: 9.1 };

test('a portion has its share of every number', () => {
  expect(eatenWith(recipe, 1)).toEqual({ calories: 333, protein: 20.5, carbs: 30, fat: 9.1 });
  expect(eatenWith(recipe, 1.5)).toEqual({
    calories: 499.5,
    protein: 30.75,
    carbs: 45,
    fat: expect.closeTo(13.65),
  });
  expect(eatenWith(recipe, 0)).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 });
});

test('rounding comes last, after the portion has been taken', () => {
  expect(rounded(eatenWith(recipe, 0.5))).toEqual({ calories: 167, protein: 10, carbs: 15, fat: 5 });
});
