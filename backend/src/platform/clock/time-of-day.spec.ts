import { expect, test } from '@jest/globals';
import { dateIn } from './dates.js';
import { momentAt } from './time-of-day.js';

const eight = (timeZone: string | null, day: string) => momentAt(timeZone, day, 8).toISOString();

test('the moment of an hour depends on the time zone and on the time of the year', () => {
  expect([
    eight(null, '2026-11-20'),
    eight('Europe/Berlin', '2026-11-20'),
    eight('Europe/Berlin', '2026-07-20'),
    eight('Asia/Kathmandu', '2026-11-20'),
    eight('Pacific/Kiritimati', '2026-11-20'),
    eight('Pacific/Pago_Pago', '2026-11-20'),
  ]).toEqual([
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T07:00:00.000Z',
    '2026-07-20T06:00:00.000Z',
    '2026-11-20T02:15:00.000Z',
    '2026-11-19T18:00:00.000Z',
    '2026-11-20T19:00:00.000Z',
  ]);
});

test('on days on which the clocks change, it is the hour after the change', () => {
  expect(['2026-03-28', '2026-03-29', '2026-03-30'].map((day) => eight('Europe/Berlin', day))).toEqual([
    '2026-03-28T07:00:00.000Z',
    '2026-03-29T06:00:00.000Z',
    '2026-03-30T06:00:00.000Z',
  ]);
  expect(['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => eight('America/New_York', day))).toEqual([
    '2026-10-31T12:00:00.000Z',
    '2026-11-01T13:00:00.000Z',
    '2026-11-02T13:00:00.000Z',
  ]);
});

test('in every time zone and on every day of a year, it is eight on that day', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    for (let day = 0; day < 365; day += 7) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const at = momentAt(timeZone, date, 8);
      expect([timeZone, dateIn(timeZone, at), time.format(at)]).toEqual([timeZone, date, '08:00']);
    }
  }
});
