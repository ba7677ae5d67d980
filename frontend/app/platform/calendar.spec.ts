import { expect, test } from '@jest/globals';
import { endOfDay } from './calendar';

test.each([
  ['2026-11-20', null, '2026-11-21T00:00:00.000Z'],
  ['2026-11-20', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-07-01T22:00:00.000Z'],
  // The clocks go forward in that night, and back.
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-20', 'America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
])('%s in %s is over at %s', (date, timeZone, end) => {
  expect(endOfDay(date, timeZone)?.toISOString()).toBe(end);
});

test.each(['', 'tomorrow', '2026-13-01', '20261120', '2026-11-20T10:00'])('"%s" is no date', (date) => {
  expect(endOfDay(date, null)).toBeNull();
});
