import { expect, test } from '@jest/globals';
import { addDays, dateInWords, dateOfDay, shortDate, weekdayOf } from './plan-dates';

test('day 1 is the day on which the plan starts', () => {
  expect(dateOfDay('2026-11-21', 1)).toBe('2026-11-21');
  expect(dateOfDay('2026-11-21', 11)).toBe('2026-12-01');
});

test('days are counted across leap days, the ends of years, and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect([addDays('2026-03-28', 2), addDays('2026-10-24', 2)]).toEqual(['2026-03-30', '2026-10-26']);
});

test('dates are written in full and short', () => {
  expect([weekdayOf('2026-11-30'), dateInWords('2026-11-30')]).toEqual(['Monday', 'Monday, November 30']);
  expect(['2026-11-21', '2028-02-29', '2026-09-02', '2027-01-01'].map(shortDate)).toEqual([
    'Sat, Nov 21',
    'Tue, Feb 29',
    'Wed, Sep 2',
    'Fri, Jan 1',
  ]);
});
