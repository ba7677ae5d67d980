import { expect, test } from '@jest/globals';
import type { FoundFood } from './diary-texts';
import {
  amountInWords,
  measureOptions,
  offeredAmounts,
  readSaid,
  saidValue,
  usualAmount,
} from './food-amounts';

const food = {
  per: '100 g',
  last: null,
  amounts: [{ label: '1 medium', grams: 118 }],
} as unknown as FoundFood;

test('one tap adds what was logged the last time, else a household measure, else a weight', () => {
  expect(usualAmount({ ...food, last: { amount: 40, measure: 'g', text: '40 g' } })).toMatchObject({
    amount: 40,
    measure: 'g',
  });
  expect(usualAmount(food)).toMatchObject({ amount: 1, measure: '1 medium' });
  expect(usualAmount({ ...food, amounts: [] })).toMatchObject({ amount: 100, measure: 'g' });
  expect(usualAmount({ ...food, per: 'serving' })).toMatchObject({ amount: 1, measure: 'serving' });
});

test('what was logged the last time is offered first, and then household measures, each amount once', () => {
  const amounts = [...food.amounts, { label: '1 cup, sliced', grams: 150 }];
  expect(offeredAmounts({ ...food, amounts }).map(({ text }) => text)).toEqual([
    '1 medium',
    '1 cup, sliced',
    '100 g',
  ]);
  const last = { amount: 1, measure: '1 cup, sliced', text: '1 cup, sliced' };
  expect(offeredAmounts({ ...food, amounts, last }).map(({ text }) => text)).toEqual([
    ...['1 cup, sliced', '1 medium', '100 g'],
  ]);
  const label = { ...food, amounts: [{ label: 'serving', grams: 40 }] };
  expect(offeredAmounts(label).map(({ text }) => text)).toEqual(['1 serving', '100 g']);
  const serving = { ...food, per: 'serving' as const, amounts: [{ label: 'serving', grams: 40 }] };
  expect(offeredAmounts(serving).map(({ text }) => text)).toEqual(['1 serving']);
});

test('an amount says what it weighs and how much energy it has', () => {
  const banana = { ...food, figures: { calories: 89 }, servingGrams: null } as FoundFood;
  expect(amountInWords(banana, { amount: 2, measure: '1 medium', text: '2 medium' })).toBe(
    '2 medium (236\u00a0g), 210\u00a0kcal',
  );
  expect(amountInWords(banana, { amount: 50, measure: 'g', text: '50 g' })).toBe('50 g, 45\u00a0kcal');
  const soup = { ...banana, per: 'serving' as const, amounts: [] };
  expect(amountInWords(soup, { amount: 1.5, measure: 'serving', text: '1.5 servings' })).toBe(
    '1.5 servings, 134\u00a0kcal',
  );
  const bar = { ...soup, servingGrams: 45 };
  expect(amountInWords(bar, { amount: 90, measure: 'g', text: '90 g' })).toBe('90 g, 178\u00a0kcal');
});

test('a button of an amount sends the food and the amount, and nothing else is read', () => {
  const said = { amount: 1.5, measure: '1 cup, sliced' };
  expect(readSaid(saidValue('usda:09040', said))).toEqual({
    ...{ source: 'usda:09040', amount: '1.5', measure: '1 cup, sliced' },
  });
  expect([readSaid(''), readSaid('usda:09040')]).toEqual([null, null]);
});

test('a food without a weight is only offered in servings', () => {
  const none = measureOptions({ amounts: [], hasServing: true, hasWeight: false });
  expect(none).toEqual([{ value: 'serving', label: 'serving' }]);
  const both = measureOptions({ amounts: food.amounts, hasServing: false, hasWeight: true });
  expect(both.map(({ label }) => label)).toEqual(['1 medium (118 g)', 'g', 'oz', 'lb']);
});
