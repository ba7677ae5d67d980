import { expect, test } from '@jest/globals';
import { read, understood } from '../../../test/support/understood.js';

test.each([
  ...[
    'nothing spicy',
    'not too spicy',
    'no spicy food',
    'hates spicy dishes',
    'avoid spicy food',
    'mild food only',
  ],
  ...[
    "can't eat spicy food",
    'nicht scharf',
    'nichts Scharfes',
    'sin picante',
    'pas épicé',
    'niente piccante',
  ],
])('"%s" leaves chili out, and does not promise more', (wish) => {
  expect(understood(wish)).toEqual({ excludedFoods: ['spicy food'] });
  expect(read(wish).notTaken).toEqual([
    { words: wish, why: expect.stringContaining('ginger'), mustAsk: false },
  ]);
});

test('the rest of the wish counts, too', () => {
  expect(understood('2000 kcal, nothing spicy please, no mushrooms')).toEqual({
    dailyCalorieTarget: 2000,
    excludedFoods: ['spicy food', 'mushrooms'],
  });
});

test.each(['spicy', 'loves spicy food', 'scharf'])('"%s" excludes nothing', (wish) => {
  expect(understood(wish)).not.toHaveProperty('excludedFoods');
});
