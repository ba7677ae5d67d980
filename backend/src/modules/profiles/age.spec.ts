import { expect, test } from '@jest/globals';
import { ageOn, bornInOf } from './age.js';

test('the month of birth is the one that the age implies', () => {
  expect(bornInOf(34, '2026-11-23')).toBe('1992-11-01');
  expect(bornInOf(13, '2026-01-31')).toBe('2013-01-01');
});

test.each([
  ['2026-11-23', 34],
  ['2027-10-31', 34],
  ['2027-11-01', 35],
  ['2030-02-10', 37],
])('on %s, a person born in November 1992 is %i', (day, age) => {
  expect(ageOn(day, '1992-11-01')).toBe(age);
});
