import { expect, test } from '@jest/globals';
import { fillOf } from './stars';

test.each([
  [0, [0, 0, 0, 0, 0]],
  [2.24, [1, 1, 0, 0, 0]],
  [2.25, [1, 1, 0.5, 0, 0]],
  [2.74, [1, 1, 0.5, 0, 0]],
  [2.75, [1, 1, 1, 0, 0]],
  [5, [1, 1, 1, 1, 1]],
])('%s shows as %j', (average, stars) => {
  expect([1, 2, 3, 4, 5].map((star) => fillOf(star, average))).toEqual(stars);
});
