import { expect, test } from '@jest/globals';
import { potText } from './pot-text';

const monday = '2026-11-23';
const leftover = (day: number, from: number) => ({ day, leftoverOf: { day: from, mealNumber: 1 } });
const cooking = (day: number, ...laterDays: number[]) => ({
  day,
  pot: { servings: 2.5, left: 0, laterDays },
});
const leaving = (left: number, ...laterDays: number[]) => ({ day: 1, pot: { servings: 8, left, laterDays } });

test.each([
  [leftover(2, 1), 'from Monday’s pot'],
  [leftover(9, 1), 'from day 1’s pot'],
  [cooking(1, 3), 'cook 2.5 servings, also for Wednesday'],
  [cooking(1, 2, 4, 20), 'cook 2.5 servings, also for Tuesday, Thursday, and day 20'],
  [cooking(1), 'cook 2.5 servings'],
  [leaving(0.25, 2), 'cook 8 servings, also for Tuesday; 0.25 is left'],
  [leaving(1), 'cook 8 servings; 1 is left'],
  [leaving(1.5), 'cook 8 servings; 1.5 are left'],
  [{ day: 1 }, null],
])('%j is %s', (meal, text) => {
  expect(potText(meal, monday)).toBe(text);
});

test.each([null, ''])('days are counted in a plan without dates (%j)', (startsOn) => {
  expect(potText(leftover(2, 1), startsOn)).toBe('from day 1’s pot');
});
