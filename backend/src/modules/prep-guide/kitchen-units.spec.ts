import { expect, test } from '@jest/globals';
import { foods } from '../foods/index.js';
import { kitchenMeasure } from './kitchen-units.js';

const shown = (food: string, grams: number) => {
  const found = foods.get(food);
  if (!found) throw new Error(`There is no food called ${food}`);
  const { amount, unit } = kitchenMeasure(found, grams);
  return `${amount} ${unit}`;
};

test.each([
  ['egg', 100, '2 pcs'],
  ['egg', 101.5, '3 pcs'],
  ['onion', 110.01, '1 pcs'],
  ['onion', 150, '2 pcs'],
  ['garlic', 18, '6 cloves'],
  ['garlic', 45, '2 bulbs'],
  ['cumin', 2.1, '1 tsp'],
  ['cumin', 2.6, '1.5 tsp'],
  ['salt', 300, '300 g'],
  ['oil-olive', 27, '30 ml'],
  ['milk-oat', 1200, '1.2 l'],
  ['soy-sauce', 30, '30 ml'],
  ['lemon-juice', 45, '45 ml'],
  ['parsley-fresh', 8, '1 bunches'],
  ['celery', 90, '3 stalks'],
  ['chickpeas-canned', 300, '2 cans'],
  ['tomato-paste', 15, '15 g'],
  ['bread-rye', 64, '2 slices'],
  ['tortilla-flour', 98, '2 pcs'],
  ['chicken-breast', 1234, '1.25 kg'],
  ['chicken-breast', 272, '280 g'],
  ['potato', 426, '430 g'],
  ['blueberry', 33.3, '35 g'],
  ['oats-rolled', 7.2, '8 g'],
  ['stock-cube-vegetable', 10, '1 cubes'],
])('the amount to buy of %s for %d g is %s', (food, grams, expected) => {
  expect(shown(food, grams)).toBe(expected);
});

test('amounts to buy are never below what is needed, except for the rounding of spoons and pieces', () => {
  for (const food of foods.values())
    for (const grams of [0.4, 3, 17, 88.5, 420, 1630]) {
      const { amount, unit } = kitchenMeasure(food, grams);
      expect(amount).toBeGreaterThan(0);
      if (unit === 'g') expect(amount).toBeGreaterThanOrEqual(grams - 0.02 * 50);
      if (unit === 'kg') expect(amount * 1000).toBeGreaterThanOrEqual(grams - 0.02 * 50);
    }
});
