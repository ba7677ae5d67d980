import { expect, test } from '@jest/globals';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import { costOfEggs, costOfPortion } from './portion-cost.js';
import { appetiteAt, costOfAmount, costOfLargeSide } from './side-amounts.js';
import { PORTION_COSTS } from './weights.js';

const usual = { appetite: 'usual', isBreakfast: false } as const;
const large = { appetite: 'large', isBreakfast: false } as const;
const MUCH = 0.9;

test.each([
  ['three slices of bread', { ...usual, kind: 'bread', servings: 3 }],
  ['four slices of bread for a large appetite', { ...large, kind: 'bread', servings: 4 }],
  ['two pieces of fruit', { ...usual, kind: 'fruit', servings: 2 }],
  ['two pieces of fruit for a large appetite', { ...large, kind: 'fruit', servings: 2 }],
  ['100 g of dry rice', { ...usual, kind: 'starch', servings: 2 }],
  ['150 g of dry pasta for a large appetite', { ...large, kind: 'starch', servings: 3 }],
  ['45 g of nuts', { ...usual, kind: 'nuts', servings: 3 }],
  ['two salads for a large appetite', { ...large, kind: 'salad', servings: 2 }],
  ['two fillets of salmon for a large appetite', { ...large, kind: 'protein', servings: 2 }],
] as const)('%s are too much', (_, amount) => {
  expect(costOfAmount(amount) - costOfAmount({ ...amount, servings: 1 })).toBeGreaterThan(MUCH);
});

test.each([
  ['two slices of bread', { ...usual, kind: 'bread', servings: 2 }],
  ['75 g of dry rice', { ...usual, kind: 'starch', servings: 1.5 }],
  ['100 g of dry rice for a large appetite', { ...large, kind: 'starch', servings: 2 }],
  ['three dates for a large appetite', { ...large, kind: 'fruit', servings: 1.5 }],
  ['30 g of nuts', { ...usual, kind: 'nuts', servings: 2 }],
] as const)('%s are not too much', (_, amount) => {
  expect(costOfAmount(amount) - costOfAmount({ ...amount, servings: 1 })).toBeLessThan(0.1);
});

test('who needs much in a day, or at a meal, has a large appetite, and one large meal a day needs any amount', () => {
  const appetiteOf = (kcal: number, mealsPerDay: number) =>
    appetiteAt(aWish({ mealsPerDay, targets: targetsOf(kcal, 0.2, 0.3) }), 'dinner');
  expect([appetiteOf(2000, 3), appetiteOf(2600, 4)]).toEqual(['usual', 'usual']);
  expect([appetiteOf(2900, 6), appetiteOf(2200, 2), appetiteOf(1800, 1)]).toEqual([
    'large',
    'large',
    'tight',
  ]);
});

test('a side with more energy than its dish costs more', () => {
  expect([costOfLargeSide(300, 400), costOfLargeSide(500, 400) > MUCH]).toEqual([0, true]);
});

test('a dish is made smaller where it is too large for its meal, not to make room for something else', () => {
  expect(costOfPortion(0.75, 700, 600)).toBe(PORTION_COSTS[3]);
  expect(costOfPortion(0.75, 500, 600)).toBeGreaterThan(0.7);
  expect(costOfPortion(0.5, 500, 600)).toBeGreaterThan(costOfPortion(1.5, 500, 600) + 2);
});

test('more than four eggs at a meal are too many', () => {
  expect([costOfEggs(4), costOfEggs(5) > MUCH]).toEqual([0, true]);
});
