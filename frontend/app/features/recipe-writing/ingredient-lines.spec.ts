import { expect, test } from '@jest/globals';
import { lineOf, linesOf } from './ingredient-lines';

test('lines are what is written on them', () => {
  expect(linesOf(' 2 eggs \r\n\n  salt\n')).toEqual(['2 eggs', 'salt']);
});

test.each([
  [
    { amount: 200, unit: 'g', name: 'chicken breast', note: 'cut into strips' },
    '200 g chicken breast, cut into strips',
  ],
  [{ amount: 1 / 3, unit: 'cups', name: 'rice', note: null }, '0.333 cups rice'],
  [{ amount: 2, unit: 'pcs', name: 'egg', note: null }, '2 egg'],
  [{ amount: null, unit: null, name: 'salt', note: 'to taste' }, 'salt, to taste'],
] as const)('%j is written %s', (ingredient, line) => {
  expect(lineOf({ foodId: null, grams: null, ...ingredient })).toBe(line);
});
