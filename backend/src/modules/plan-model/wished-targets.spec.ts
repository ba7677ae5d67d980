import { expect, test } from '@jest/globals';
import { wishedTargets } from './wished-targets.js';

const USUAL = { calories: 2000, protein: 100, carbs: 250, fat: 66 };

test('is what is usual where nothing is named', () => {
  expect(wishedTargets(USUAL, {})).toEqual(USUAL);
  expect(wishedTargets(USUAL, { protein: null, carbs: undefined })).toEqual(USUAL);
});

test('what is not named shares what is left as it is used to', () => {
  const targets = wishedTargets(USUAL, { protein: 150 });
  expect(targets).toEqual({ calories: 2000, protein: 150, carbs: 220, fat: 58 });
});

test('what is named stays, though it were nothing, or all', () => {
  expect(wishedTargets(USUAL, { protein: 150, carbs: 0 })).toMatchObject({ carbs: 0, fat: 156 });
  expect(wishedTargets(USUAL, { protein: 100, carbs: 100, fat: 100 })).toEqual({
    calories: 2000,
    protein: 100,
    carbs: 100,
    fat: 100,
  });
});

test('grams that are more than the day are none', () => {
  expect(wishedTargets(USUAL, { protein: 500, carbs: 50 })).toEqual({
    calories: 2000,
    protein: 500,
    carbs: 50,
    fat: 0,
  });
  expect(wishedTargets(USUAL, { protein: 500, carbs: 51 })).toBeNull();
});
