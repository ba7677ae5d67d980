import { expect, test } from '@jest/globals';
import { addDays, dateIn, daysBetween, isDate } from './dates.js';

test('a date must be a day that exists', () => {
  expect(['2026-11-20', '2028-02-29', '1999-12-31'].every(isDate)).toBe(true);
  const none = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    '',
    '0000-01-01',
  ];
  expect(none.filter(isDate)).toEqual([]);
});

test('today depends on the time zone', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect(['Europe/Berlin', 'America/New_York', null].map((zone) => dateIn(zone, at))).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-20',
  ]);
});

test('days are counted across months, leap years, and clock changes', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-03-29', 1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-30',
  ]);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});
