import { expect, test } from '@jest/globals';
import { statusOn } from './plan-status.js';

const monday = '2026-11-23';
const [sunday, wednesday, friday] = ['2026-11-22', '2026-11-25', '2026-11-27'];

test('a plan is upcoming until its first day, and then current until another takes over', () => {
  const open = { startsOn: monday, endsOn: null };
  expect([sunday, monday, friday].map((date) => statusOn(open, date))).toEqual([
    'upcoming',
    'active',
    'active',
  ]);
  const ended = { startsOn: monday, endsOn: wednesday };
  expect([sunday, monday, wednesday, friday].map((date) => statusOn(ended, date))).toEqual([
    'upcoming',
    'active',
    'past',
    'past',
  ]);
});

test('a plan that another replaced before its first day is past at once', () => {
  expect(statusOn({ startsOn: wednesday, endsOn: wednesday }, sunday)).toBe('past');
});
