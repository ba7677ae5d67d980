import { expect, test } from '@jest/globals';
import { foods } from '../foods/index.js';
import { kitchenMeasure } from './kitchen-units.js';
import { choosePackages } from './packages.js';

test.each([
  ['chickpeas-canned', 480, { count: 2, unit: 'cans', gramsOfOne: 240, leftOverGrams: 0 }],
  ['chickpeas-canned', 504, { count: 2, unit: 'cans', gramsOfOne: 240, leftOverGrams: 0 }],
  ['chickpeas-canned', 505, { count: 3, unit: 'cans', gramsOfOne: 240, leftOverGrams: 215 }],
  ['coconut-milk-light', 407, { count: 1, unit: 'cans', gramsOfOne: 400, leftOverGrams: 0 }],
  ['milk-almond', 1004, { count: 1, unit: 'packages', gramsOfOne: 1000, leftOverGrams: 0 }],
  ['garlic', 42, { count: 1, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 0 }],
  ['garlic', 43, { count: 2, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 37 }],
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

test.each([
  ['coconut-milk-light', 407, 1, 'cans'],
  ['garlic', 42, 1, 'bulbs'],
  ['cilantro', 63, 1, 'bunches'],
  ['cilantro', 64, 2, 'bunches'],
])('the list asks for as many packages of %s for %d g', (foodId, grams, amount, unit) => {
  expect(kitchenMeasure(foods.get(foodId) ?? null, grams)).toEqual({ amount, unit });
});
