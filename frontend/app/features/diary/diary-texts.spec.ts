import { expect, test } from '@jest/globals';
import {
  dayInWords,
  daysLater,
  goalSourceText,
  isDay,
  kcal,
  leftText,
  mealAt,
  mealIn,
  mondayOf,
  openFigureText,
  servingsText,
} from './diary-texts';

test('days are counted without a time zone, across changes of the clock and of the year', () => {
  expect(daysLater('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysLater('2026-10-26', -1)).toBe('2026-10-25');
  expect(daysLater('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayInWords('2026-11-20')).toBe('Friday, November 20');
  expect(dayInWords('2026-11-20', '2026-11-28')).toBe('Friday, November 20');
  expect(dayInWords('2025-11-20', '2026-11-28')).toBe('Thursday, November 20, 2025');
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('an address can contain anything in place of a day or a meal', () => {
  expect([isDay('2026-02-28'), isDay('2026-02-30'), isDay('today'), isDay('')]).toEqual([
    ...[true, false, false, false],
  ]);
  expect([mealIn('lunch'), mealIn('brunch'), mealIn(null)]).toEqual(['lunch', 'snack', 'snack']);
});

test('an entry is for the meal that is eaten at this time of the day, unless another is named', () => {
  expect([3, 7, 12, 16, 19, 23].map(mealAt)).toEqual([
    ...['snack', 'breakfast', 'lunch', 'snack', 'dinner', 'snack'],
  ]);
});

test('a total that is not known in full is said to be at least what is known', () => {
  const record = { fiber: 12.5, sugar: null, sodium: 900, atLeast: ['fiber' as const] };
  expect(openFigureText(record, 'fiber', 'g')).toBe('at least 12.5\u00a0g');
  expect(openFigureText(record, 'sugar', 'g')).toBe('not known');
  expect(openFigureText(record, 'sodium', 'mg')).toBe('900\u00a0mg');
});

test('portions are written to the quarter, as plans give them', () => {
  expect([0.75, 1, 1.25, 1.5].map(servingsText)).toEqual([
    ...['0.75 servings', '1 serving', '1.25 servings', '1.5 servings'],
  ]);
});

test('what was eaten and what is left add up to the goal as they are shown', () => {
  expect([kcal(973.5), leftText(1800, 973.5)]).toEqual(['974\u00a0kcal', '826\u00a0kcal left']);
  expect([kcal(1800.4), leftText(1800, 1800.4)]).toEqual(['1,800\u00a0kcal', '0\u00a0kcal left']);
  expect(leftText(1800, 1900.6)).toBe('101\u00a0kcal over the goal');
});

test('goals say whence they come', () => {
  expect(goalSourceText({ source: 'plan', planName: 'Lean week' })).toBe('The targets of “Lean week”');
  expect(goalSourceText({ source: 'default', planName: null })).toContain('until you set your own');
});
