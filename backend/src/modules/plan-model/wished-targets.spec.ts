import { expect, test } from '@jest/globals';
import { wishedTargets } from './wished-targets.js';

const USUAL = { calories: 2000, protein: 100, carbs: 250, fat: 66 };

test('the targets are the defaults if nothing is requested', () => {
  expect(wishedTargets(USUAL, {})).toEqual(USUAL);
  expect(wishedTargets(USUAL, { protein: null, carbs: undefined })).toEqual(USUAL);
});

test('macros that are not requested share the rest in the usual proportion', () => {
  const targets = wishedTargets(USUAL, { protein: 150 });
  expect(targets).toEqual({ calories: 2000, protein: 150, carbs: 220, fat: 58 });
});

test('requested grams stay, even if they are zero or everything', () => {
  expect(wishedTargets(USUAL, { protein: 150, carbs: 0 })).toMatchObject({ carbs: 0, fat: 156 });
  expect(wishedTargets(USUAL, { protein: 100, carbs: 100, fat: 100 })).toEqual({
    calories: 2000,
    protein: 100,
    carbs: 100,
    fat: 100,
  });
});

test('grams that exceed the energy of the day are refused', () => {
  expect(wishedTargets(USUAL, { protein: 500, carbs: 50 })).toEqual({
    calories: 2000,
    protein: 500,
    carbs: 50,
    fat: 0,
  });
  expect(wishedTargets(USUAL, { protein: 500, carbs: 51 })).toBeNull();
});
