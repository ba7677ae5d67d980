import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLUMNS, rowsOf } from './columns.mjs';

const good = Object.fromEntries(COLUMNS.map(({ key }) => [key, 0]));
const weeks = [
  { name: 'good', counted: { ...good, foods: 45, fiber: 30, produce: 500 } },
  { name: 'bad', counted: { ...good, foods: 65, fiber: 60, produce: 300 } },
  { name: 'none', counted: null },
];

const column = (rows, heading) => {
  const at = rows[0].indexOf(heading);
  return Object.fromEntries(rows.map((row) => [row[0], row[at]]));
};

test('the table marks what misses its aim, and counts the weeks that meet it', () => {
  const foods = column(
    rowsOf(weeks, (cell) => `!${cell}`),
    'foods',
  );
  assert.deepEqual(foods, {
    week: 'foods',
    good: '45',
    bad: '!65',
    none: 'refused',
    mean: '!55',
    worst: '65',
    aim: '<= 45',
    'weeks that meet it, of 2': '1',
  });
});

test('the worst week is the one with the least where more is better', () => {
  assert.equal(column(rowsOf(weeks, String), 'produce').worst, '300');
});

test('without any plan there is nothing to sum up', () => {
  assert.deepEqual(rowsOf(weeks.slice(2), String).slice(1), [
    ['none', 'refused', ...COLUMNS.slice(1).map(() => '')],
  ]);
});
