import { expect, test } from '@jest/globals';
import { potText } from './pot-text';

const monday = '2026-11-23';
const leftover = (day: number, from: number) => ({ day, leftoverOf: { day: from, mealNumber: 1 } });
const cooking = (day: number, ...laterDays: number[]) => ({ day, pot: { servings: 2.5, laterDays } });

test.each([
  [leftover(2, 1), 'from Monday’s pot'],
  [leftover(9, 1), 'from day 1’s pot'],
  [cooking(1, 3), 'cook 2.5 servings, also for Wednesday'],
  [cooking(1, 2, 4, 20), 'cook 2.5 servings, also for Tuesday, Thursday, and day 20'],
  [cooking(1), 'cook 2.5 servings'],
  [{ day: 1 }, null],
])('%j is %s', (meal, text) => {
  expect(potText(meal, monday)).toBe(text);
});

test.each([null, ''])('days are counted in a plan without dates (%j)', (startsOn) => {
  expect(potText(leftover(2, 1), startsOn)).toBe('from day 1’s pot');
});
