import { expect, test } from '@jest/globals';
import { wholePercentages } from './whole-percentages';

test('percentages are whole and add up to 100, with the missing points where most was cut off', () => {
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercentages([29.4, 29.4, 41.2])).toEqual([30, 29, 41]);
  expect(wholePercentages([996, 2, 2])).toEqual([100, 0, 0]);
  expect(wholePercentages([5, 0, 15])).toEqual([25, 0, 75]);
});

test('thousands of random parts add up to 100, and none is a point or more away from its share', () => {
  for (let run = 0; run < 2000; run += 1) {
    const parts = Array.from({ length: 1 + (run % 7) }, (_, place) => (Math.sin(run * 13 + place) + 1) * 900);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const shares = wholePercentages(parts);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    for (const [place, part] of parts.entries())
      expect(Math.abs((shares[place] ?? 0) - (100 * part) / total)).toBeLessThan(1);
  }
});

test('nothing has no shares', () => {
  expect(wholePercentages([0, 0])).toEqual([0, 0]);
  expect(wholePercentages([])).toEqual([]);
});
