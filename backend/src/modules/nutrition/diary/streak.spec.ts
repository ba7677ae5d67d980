import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateIn, daysBetween } from '../../../platform/clock/dates.js';
import { streakOn } from './streak.js';

const TODAY = '2026-11-23';

const before = (...daysAgo: number[]) => daysAgo.map((days) => addDays(TODAY, -days));

describe('a streak', () => {
  test.each([
    ['nothing', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone, because today is not over', [1], 1],
    ['tomorrow, logged farther east before traveling', [-1, 0, 1], 3],
    ['tomorrow alone', [-1], 1],
    ['the day before yesterday', [2, 3], 0],
    ['three days up to today', [0, 1, 2], 3],
    ['days before a gap, which do not count', [0, 1, 3, 4, 5], 2],
  ])('of %s', (_, daysAgo, streak) => {
    expect(streakOn(TODAY, before(...daysAgo))).toBe(streak);
  });

  test('runs across the turn of a year and a leap day', () => {
    expect(streakOn('2028-03-01', ['2028-03-01', '2028-02-29', '2028-02-28'])).toBe(3);
    expect(streakOn('2027-01-01', ['2027-01-01', '2026-12-31'])).toBe(2);
  });
});

/** Zones that change their clocks at midnight, by half an hour, by far, and never. */
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'],
];

/** Every day of every zone is longer than this, whatever its clocks do. */
const STEP_MS = 6 * 3_600_000;

/** Returns the days on which somebody has been who logs at every step, latest first. */
function daysLogged(zone: string, from: number, steps: number): string[] {
  const all = Array.from({ length: steps + 1 }, (_, step) => dateIn(zone, new Date(from + step * STEP_MS)));
  return [...new Set(all)].reverse();
}

const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 1) });

test('somebody who logs every day keeps the streak in every zone and over every change of clock', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moment, fc.nat({ max: 80 }), (zone, from, steps) => {
      const days = daysLogged(zone, from, steps);
      const [latest = '', first = latest] = [days[0], days.at(-1)];
      const length = daysBetween(first, latest) + 1;
      expect(days).toHaveLength(length);
      expect([0, 1, 2].map((later) => streakOn(addDays(latest, later), days))).toEqual([length, length, 0]);
    }),
  );
});

test('a missing day ends the streak right after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), (length, chosen) => {
      const missing = 1 + (chosen % (length - 1));
      const days = Array.from({ length }, (_, ago) => addDays(TODAY, -ago)).filter(
        (_, ago) => ago !== missing,
      );
      expect(streakOn(TODAY, days)).toBe(missing);
    }),
  );
});
