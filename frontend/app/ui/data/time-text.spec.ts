import { expect, test } from '@jest/globals';
import { absoluteTime, relativeTime } from './time-text';

const newYearsEve = new Date('2026-12-31T23:30:00Z');

test('a day is shown in the reader’s time zone', () => {
  expect(absoluteTime(newYearsEve)).toBe('Dec 31, 2026');
  expect(absoluteTime(newYearsEve, 'Asia/Tokyo')).toBe('Jan 1, 2027');
});

test('a time names its zone if it is not the reader’s', () => {
  expect(absoluteTime(newYearsEve, 'Europe/Berlin', true)).toBe('Jan 1, 2027, 00:30');
  expect(absoluteTime(newYearsEve, null, true)).toBe('Dec 31, 2026, 23:30 UTC');
});

test('September has three letters like every other month', () => {
  expect(absoluteTime(new Date('2026-09-03T12:00:00Z'))).toBe('Sep 3, 2026');
});

test.each([
  [-20, 'just now'],
  [20, 'in a moment'],
  [-90, '1 minute ago'],
  [2 * 3_600, 'in 2 hours'],
  [-86_400, 'yesterday'],
  [7 * 86_400 - 5, 'in 7 days'],
  [-29 * 86_400, '29 days ago'],
  [-30 * 86_400, null],
  [400 * 86_400, null],
])('%d seconds from now: %s', (seconds, expected) => {
  const date = new Date(newYearsEve.getTime() + seconds * 1000);
  expect(relativeTime(date, newYearsEve)).toBe(expected);
});
