import { expect, test } from '@jest/globals';
import { correctedLines, leavingOut, lineOf, linesOf, usingFood } from './ingredient-lines';

test('the ingredient field has one ingredient per line', () => {
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

test.each([
  ['500 g lean beef mince (6%)', 'extra-lean ground beef, 5% fat', '500 g extra-lean ground beef, 5% fat'],
  ['1 dragon heart', 'hemp seeds', '1 hemp seeds'],
  ['1 ½ cups oet milk', 'oat milk', '1 ½ cups oat milk'],
  ['some parsley', 'parsley', 'parsley'],
])('choosing a suggestion for %s names %s', (line, food, meant) => {
  expect(correctedLines(usingFood(1, food), ['2 eggs', line])).toEqual(['2 eggs', meant]);
  expect(correctedLines('save', [line])).toBeNull();
});

test('a line that is left out of the numbers says so', () => {
  expect(correctedLines(leavingOut(1), ['2 eggs', '1 dragon heart'])).toEqual([
    '2 eggs',
    '1 dragon heart, not counted',
  ]);
});
