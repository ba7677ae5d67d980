import { expect, test } from '@jest/globals';
import { foods } from './foods.js';
import { TWINS } from './twins.js';

test('twins are foods of the table, and each is in one family with another', () => {
  const all = TWINS.flat();
  expect(all.filter((id) => !foods.has(id))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(TWINS.filter(({ length }) => length < 2)).toEqual([]);
});
