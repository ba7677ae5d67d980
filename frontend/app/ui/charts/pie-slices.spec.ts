import { expect, test } from '@jest/globals';
import { pieSlices } from './pie-slices';

test('slices follow each other from the top, as large as their parts', () => {
  const slices = pieSlices([
    { label: 'a', value: 2 },
    { label: 'b', value: 1 },
    { label: 'none', value: 0 },
    { label: 'c', value: 1 },
  ]);
  expect(slices.map(({ label, share }) => [label, share])).toEqual([
    ['a', 50],
    ['b', 25],
    ['c', 25],
  ]);
  expect(slices.map(({ path }) => path)).toEqual([
    'M50 50L50 0A50 50 0 0 1 50 100Z',
    'M50 50L50 100A50 50 0 0 1 0 50Z',
    'M50 50L0 50A50 50 0 0 1 50 0Z',
  ]);
});

test('the percentages of the slices add up to 100', () => {
  const thirds = ['a', 'b', 'c'].map((label) => ({ label, value: 1 }));
  expect(pieSlices(thirds).map(({ share }) => share)).toEqual([34, 33, 33]);
});

test('a slice of more than half takes the long way round, and a whole is a circle', () => {
  expect(
    pieSlices([
      { label: 'a', value: 3 },
      { label: 'b', value: 1 },
    ])[0]?.path,
  ).toContain('0 1 1');
  expect(pieSlices([{ label: 'a', value: 3 }])[0]?.path).toBeNull();
  expect(pieSlices([{ label: 'a', value: 0 }])).toEqual([]);
});
