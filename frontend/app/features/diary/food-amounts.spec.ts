import { expect, test } from '@jest/globals';
import type { FoundFood } from './diary-texts';
import { amountLabel, measureOptions, usualAmount } from './food-amounts';

const food = {
  per: '100 g',
  last: null,
  amounts: [{ label: '1 medium', grams: 118 }],
} as unknown as FoundFood;

test('one tap adds what was logged the last time, else a household measure, else a weight', () => {
  expect(usualAmount({ ...food, last: { amount: 40, measure: 'g' } })).toEqual({ amount: 40, measure: 'g' });
  expect(usualAmount(food)).toEqual({ amount: 1, measure: '1 medium' });
  expect(usualAmount({ ...food, amounts: [] })).toEqual({ amount: 100, measure: 'g' });
  expect(usualAmount({ ...food, per: 'serving' })).toEqual({ amount: 1, measure: 'serving' });
});

test('amounts read as people say them', () => {
  expect(amountLabel({ amount: 1, measure: '1 medium' })).toBe('1 medium');
  expect(amountLabel({ amount: 2, measure: '1 medium' })).toBe('2 × 1 medium');
  expect(amountLabel({ amount: 40, measure: 'g' })).toBe('40 g');
  expect(amountLabel({ amount: 2, measure: 'serving' })).toBe('2 servings');
});

test('a food without a weight is only offered in servings', () => {
  const none = measureOptions({ amounts: [], hasServing: true, hasWeight: false });
  expect(none).toEqual([{ value: 'serving', label: 'serving' }]);
  const both = measureOptions({ amounts: food.amounts, hasServing: false, hasWeight: true });
  expect(both.map(({ label }) => label)).toEqual(['1 medium (118 g)', 'g', 'oz', 'lb']);
});
