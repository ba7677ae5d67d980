import { describe, expect, test } from '@jest/globals';
import { dueDayOf, periodOf } from './due-day.js';

const dueAt = (moment: string, timeZone: string | null = null) =>
  (['daily', 'weekly', 'monthly'] as const).map(
    (frequency) => dueDayOf(frequency, timeZone, new Date(moment))?.day ?? null,
  );

describe('a summary', () => {
  // 2026-06-01 is a Monday.
  test.each([
    // The one of Sunday is 24 hours late by then.
    ['2026-06-01T07:59:59Z', [null, null, null]],
    ['2026-06-01T08:00:00Z', ['2026-06-01', '2026-06-01', '2026-06-01']],
    ['2026-06-02T03:59:00Z', ['2026-06-01', '2026-06-01', '2026-06-01']],
    ['2026-06-02T04:01:00Z', [null, '2026-06-01', '2026-06-01']],
    ['2026-06-04T08:00:00Z', ['2026-06-04', '2026-06-01', '2026-06-01']],
    ['2026-06-04T08:00:01Z', ['2026-06-04', null, null]],
    ['2026-06-08T08:00:00Z', ['2026-06-08', '2026-06-08', null]],
  ])('at %s is due for %j, daily, weekly, and monthly', (moment, days) => {
    expect(dueAt(moment)).toEqual(days);
  });

  test('is due at eight where its reader lives', () => {
    expect(dueAt('2026-05-31T20:59:00Z', 'Pacific/Auckland')[1]).toBe('2026-06-01');
    expect(dueAt('2026-06-01T14:59:00Z', 'America/Los_Angeles')[1]).toBe(null);
    expect(dueAt('2026-06-01T15:00:00Z', 'America/Los_Angeles')[1]).toBe('2026-06-01');
  });

  test('is due once on the days on which the clocks change', () => {
    for (const [timeZone, from] of [
      ['Europe/Berlin', '2026-03-28T00:00:00Z'],
      ['Europe/Berlin', '2026-10-24T00:00:00Z'],
      ['Australia/Lord_Howe', '2026-04-04T00:00:00Z'],
    ] as const) {
      const begun: string[] = [];
      for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 5) {
        const due = dueDayOf('daily', timeZone, new Date(Date.parse(from) + minutes * 60_000));
        if (due && begun.at(-1) !== due.day) begun.push(due.day);
      }
      expect(begun).toEqual([...new Set(begun)].sort());
      expect(begun.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('is about the days before it', () => {
    expect(periodOf('daily', '2026-06-01')).toEqual({ from: '2026-05-31', to: '2026-05-31' });
    expect(periodOf('weekly', '2026-06-01')).toEqual({ from: '2026-05-25', to: '2026-05-31' });
    expect(periodOf('monthly', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});
