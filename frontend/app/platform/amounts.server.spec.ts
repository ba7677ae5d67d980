import { expect, test } from '@jest/globals';
import { readAmount } from './amounts.server';

test.each([
  ['82.5 kg', 'kg', 82.5],
  ['82,5kg', 'kg', 82.5],
  ['1,800 KCAL', 'kcal', 1800],
  ['20 %', '%', 20],
  ['180 lb', 'kg', '180 lb'],
  ['kg', 'kg', 'kg'],
])('reads %j in a field whose unit is %s as %j', (typed, unit, read) => {
  expect(readAmount(typed, unit === 'kcal' ? 'whole' : 'decimal', unit)).toBe(read);
});
