import { expect, test } from '@jest/globals';
import { comingDays } from './coming-days.js';

const plan = (startsOn: string, endsOn: string | null = null, totalDays = 3) => ({
  startsOn,
  endsOn,
  totalDays,
});

const daysOf = (plans: ReturnType<typeof plan>[], today: string, count = 4) =>
  comingDays(plans, today, count).map(({ date, day }) => `${date} is day ${day}`);

test('the days of a current plan begin today, and start over after its last day', () => {
  expect(daysOf([plan('2026-11-20')], '2026-11-21')).toEqual([
    '2026-11-21 is day 2',
    '2026-11-22 is day 3',
    '2026-11-23 is day 1',
    '2026-11-24 is day 2',
  ]);
});

test('the days of an upcoming plan begin with its first day', () => {
  expect(daysOf([plan('2026-12-01')], '2026-11-21', 2)).toEqual([
    '2026-12-01 is day 1',
    '2026-12-02 is day 2',
  ]);
});

test('the next plan takes over on the day on which the first one ends', () => {
  const plans = [plan('2026-11-20', '2026-11-23'), plan('2026-11-23')];
  expect(daysOf(plans, '2026-11-22')).toEqual([
    '2026-11-22 is day 3',
    '2026-11-23 is day 1',
    '2026-11-24 is day 2',
    '2026-11-25 is day 3',
  ]);
  expect(comingDays(plans, '2026-11-22', 2).map((day) => day.plan)).toEqual(plans);
});

test('days between two plans are left out', () => {
  const plans = [plan('2026-11-20', '2026-11-22'), plan('2026-11-25')];
  expect(daysOf(plans, '2026-11-21', 2)).toEqual(['2026-11-21 is day 2', '2026-11-25 is day 1']);
});

test('there are no coming days without a plan', () => {
  expect(comingDays([], '2026-11-21', 7)).toEqual([]);
});
