import { expect, test } from '@jest/globals';
import { costOfLongSmall } from './kitchen-cost.js';

test.each([
  ['breakfast', 15],
  ['snack', 10],
] as const)('a %s of %i minutes is quick enough for a weekday', (type, minutes) => {
  expect(costOfLongSmall(type, minutes)).toBe(0);
});

test.each([
  ['breakfast', 30],
  ['snack', 16],
] as const)('a %s of %i minutes costs more than any dish of its kind pleases', (type, minutes) => {
  expect(costOfLongSmall(type, minutes)).toBeGreaterThan(1);
});
