import { expect, test } from '@jest/globals';
import { potText } from './pot-text';

const monday = '2026-11-23';
const recipe = { cookTimeMinutes: 20 };
const leftover = (day: number, from: number) => ({ day, leftoverOf: { day: from, mealNumber: 1 }, recipe });
const cooking = (day: number, ...laterDays: number[]) => ({
  day,
  pot: { servings: 2.5, left: 0, laterDays },
  recipe,
});
const leaving = (left: number, ...laterDays: number[]) => ({
  day: 1,
  pot: { servings: 8, left, laterDays },
  recipe,
});

test.each([
  [leftover(2, 1), 'Leftovers from Monday'],
  [leftover(9, 1), 'Leftovers from day 1'],
  [cooking(1, 3), 'Cook 2½ servings, also for Wednesday'],
  [cooking(1, 2, 4, 20), 'Cook 2½ servings, also for Tuesday, Thursday, and day 20'],
  [cooking(1), 'Cook 2½ servings'],
  [leaving(0.25, 2), 'Cook 8 servings, also for Tuesday; ¼ serving is left'],
  [leaving(1), 'Cook 8 servings; 1 serving is left'],
  [leaving(1.5), 'Cook 8 servings; 1½ servings are left'],
  [{ ...cooking(1, 3), recipe: { cookTimeMinutes: 0 } }, 'Make 2½ servings, also for Wednesday'],
  [{ day: 1, recipe }, null],
])('%j is %s', (meal, text) => {
  expect(potText(meal, monday)).toBe(text);
});

test.each([null, ''])('days are counted in a plan without dates (%j)', (startsOn) => {
  expect(potText(leftover(2, 1), startsOn)).toBe('Leftovers from day 1');
});
