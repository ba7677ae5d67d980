import { expect, test } from '@jest/globals';
import { foods } from '../foods/index.js';
import { kitchenMeasure } from './kitchen-units.js';
import { choosePackages } from './packages.js';
import { sparedOf } from './spared.js';

test.each([
  ['chickpeas-canned', 480, { count: 2, unit: 'cans', gramsOfOne: 240, leftOverGrams: 0 }],
  [
    'chickpeas-canned',
    504,
    { count: 2, unit: 'cans', gramsOfOne: 240, leftOverGrams: 0, spared: '24 g less than planned' },
  ],
  ['chickpeas-canned', 505, { count: 3, unit: 'cans', gramsOfOne: 240, leftOverGrams: 215 }],
  [
    'coconut-milk-light',
    407,
    { count: 1, unit: 'cans', gramsOfOne: 400, leftOverGrams: 0, spared: '7 g less than planned' },
  ],
  [
    'milk-almond',
    1004,
    { count: 1, unit: 'packages', gramsOfOne: 1000, leftOverGrams: 0, spared: '4 g less than planned' },
  ],
  [
    'garlic',
    42,
    { count: 1, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 0, spared: '2 g less than planned' },
  ],
  ['garlic', 43, { count: 2, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 37 }],
  ['yogurt-greek', 150, { count: 1, unit: 'jars', gramsOfOne: 500, leftOverGrams: 350 }],
  ['milk-whole', 1100, { count: 2, unit: 'bottles', gramsOfOne: 1000, leftOverGrams: 900 }],
  ['tofu-firm', 400, { count: 1, unit: 'packages', gramsOfOne: 400, leftOverGrams: 0 }],
  ['cabbage-red', 200, { count: 1, unit: 'heads', gramsOfOne: 839, leftOverGrams: 639 }],
  ['cilantro', 70, { count: 2, unit: 'bunches', gramsOfOne: 60, leftOverGrams: 50 }],
  ['lemon-juice', 60, { count: 2, unit: 'lemons', gramsOfOne: 48, leftOverGrams: 0 }],
  ['orange-zest', 2, { count: 1, unit: 'oranges', gramsOfOne: 6, leftOverGrams: 0 }],
  ['garlic', 18, { count: 1, unit: 'bulbs', gramsOfOne: 40, leftOverGrams: 22 }],
  ['pineapple', 210, { count: 1, unit: 'pcs', gramsOfOne: 905, leftOverGrams: 695 }],
  ['cucumber', 310, { count: 1, unit: 'pcs', gramsOfOne: 301, leftOverGrams: 0 }],
  ['celeriac', 125, { count: 1, unit: 'pcs', gramsOfOne: 600, leftOverGrams: 475 }],
  ['watermelon', 250, null],
  ['onion', 300, null],
  ['bok-choy', 220, null],
  ['rice-white-cooked', 600, null],
])('packages of %s cover %d g', (foodId, grams, expected) => {
  expect(choosePackages({ foodId, grams })).toEqual(expected && { spared: null, ...expected });
});

test('there are no packages for foods that are unknown or have no weight', () => {
  expect(choosePackages({ foodId: null, grams: null })).toBeNull();
  expect(choosePackages({ foodId: 'chickpeas-canned', grams: null })).toBeNull();
});

test.each([
  ['coconut-milk-light', 407, 1, 'cans', '7 g less than planned'],
  ['garlic', 42, 1, 'bulbs', '2 g less than planned'],
  ['cilantro', 63, 1, 'bunches', '3 g less than planned'],
  ['cilantro', 64, 2, 'bunches', null],
  ['chickpeas-canned', 480, 2, 'cans', null],
  ['milk-almond', 1004, 990, 'ml', null],
  ['cucumber', 310, 1, 'pcs', null],
  ['cucumber', 320, 2, 'pcs', null],
  ['egg', 101, 2, 'pcs', null],
])(
  'the list asks for as many packages of %s for %d g, and says what they lack',
  (foodId, grams, ...expected) => {
    const { amount, unit } = kitchenMeasure(foods.get(foodId) ?? null, grams);
    expect([amount, unit, sparedOf({ foodId, grams, totalAmount: amount, unit })]).toEqual(expected);
  },
);
