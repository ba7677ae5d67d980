import { expect, test } from '@jest/globals';
import { moment, RowShape } from './row-shape.js';

const SHAPE = new RowShape<{ id: string; count: number | null; at: string | null }>({
  id: 'x.id',
  count: 'x.count',
  at: moment('x.at'),
});

test('turns arrays into rows, and moments into those of JavaScript', () => {
  const moments = [
    '2026-11-28T01:06:18+00:00',
    '2026-11-28T01:06:18.5+00:00',
    '2026-11-28T01:06:18.999999+00:00',
    null,
  ];
  expect(SHAPE.rows({ id: ['a', 'b', 'c', 'd'], count: [1, null, 3, 4], at: moments })).toEqual([
    { id: 'a', count: 1, at: '2026-11-28T01:06:18.000Z' },
    { id: 'b', count: null, at: '2026-11-28T01:06:18.500Z' },
    { id: 'c', count: 3, at: '2026-11-28T01:06:18.999Z' },
    { id: 'd', count: 4, at: null },
  ]);
});

test('finds no rows where nothing was aggregated', () => {
  expect(SHAPE.rows({ id: null, count: null, at: null })).toEqual([]);
});
