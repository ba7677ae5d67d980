import { expect, test } from '@jest/globals';
import { choosePackages } from './packages.js';

test.each([
  ['chickpeas-canned', 480, { count: 2, unit: 'cans', gramsOfOne: 240, leftOverGrams: 0 }],
  ['chickpeas-canned', 481, { count: 3, unit: 'cans', gramsOfOne: 240, leftOverGrams: 239 }],
  ['yogurt-greek', 150, { count: 1, unit: 'jars', gramsOfOne: 500, leftOverGrams: 350 }],
  ['milk-whole', 1100, { count: 2, unit: 'bottles', gramsOfOne: 1000, leftOverGrams: 900 }],
  ['tofu-firm', 400, { count: 1, unit: 'packages', gramsOfOne: 400, leftOverGrams: 0 }],
  ['cabbage-red', 200, { count: 1, unit: 'heads', gramsOfOne: 839, leftOverGrams: 639 }],
  ['cilantro', 70, { count: 2, unit: 'bunches', gramsOfOne: 60, leftOverGrams: 50 }],
  ['lemon-juice', 60, { count: 2, unit: 'lemons', gramsOfOne: 48, leftOverGrams: 0 }],
  ['orange-zest', 2, { count: 1, unit: 'oranges', gramsOfOne: 6, leftOverGrams: 0 }],
  ['garlic', 18, { count: 1, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 22 }],
  ['onion', 300, null],
  ['bok-choy', 220, null],
  ['rice-white-cooked', 600, null],
])('packages of %s cover %d g', (foodId, grams, expected) => {
  expect(choosePackages({ foodId, grams })).toEqual(expected);
});

test('there are no packages for foods that are unknown or have no weight', () => {
  expect(choosePackages({ foodId: null, grams: null })).toBeNull();
  expect(choosePackages({ foodId: 'chickpeas-canned', grams: null })).toBeNull();
});
