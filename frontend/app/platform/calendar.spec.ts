import { expect, test } from '@jest/globals';
import { endOfDay, momentAt, timeIn, tomorrowIn } from './calendar';

test.each([
  ['2026-11-20', null, '2026-11-21T00:00:00.000Z'],
  ['2026-11-20', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-07-01T22:00:00.000Z'],
  // In these nights the clocks change forward and back.
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-20', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
])('the day %s in %s ends at %s', (date, timeZone, end) => {
  expect(endOfDay(date, timeZone)?.toISOString()).toBe(end);
});

test.each(['', 'tomorrow', '2026-13-01', '20261120', '2026-11-20T10:00'])('"%s" is no date', (date) => {
  expect(endOfDay(date, null)).toBeNull();
});

test.each([
  ['2026-11-20T12:00:00Z', null, '2026-11-21'],
  ['2026-11-20T12:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-12-31T22:00:00Z', 'America/Los_Angeles', '2027-01-01'],
  // Half past midnight of a day with 25 hours, and half past eleven before a day with 23.
  ['2026-10-24T22:30:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-03-28T22:30:00Z', 'Europe/Berlin', '2026-03-29'],
])('at %s in %s tomorrow is %s', (now, timeZone, date) => {
  expect(tomorrowIn(timeZone, new Date(now))).toBe(date);
});

test.each([
  ['2026-11-20', '07:30', null, '2026-11-20T07:30:00.000Z'],
  ['2026-11-20', '00:10', 'Pacific/Auckland', '2026-11-19T11:10:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s at %s in %s is %s, and back', (date, time, timeZone, moment) => {
  expect(momentAt(date, time, timeZone)?.toISOString()).toBe(moment);
  expect(timeIn(timeZone, new Date(moment))).toBe(time);
});

test.each([
  ['2026-11-20', 'noon'],
  ['', '07:30'],
  ['2026-11-20', '25:00'],
])('"%s" at "%s" is not a valid moment', (date, time) => {
  expect(momentAt(date, time, null)).toBeNull();
});
