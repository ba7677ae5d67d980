import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../platform/clock/dates.js';
import { daily as dailyPoints, MAX_POINTS, startOf, thinned } from './series.js';
import { computeTrend } from './trend.js';

describe('the trend', () => {
  test('compares the last five figures with the five before', () => {
    expect(computeTrend([99, 80, 80, 80, 80, 80, 79, 79, 79, 79, 79])).toEqual({
      direction: 'down',
      change: -1,
    });
    expect(computeTrend([80, 80, 80, 80, 80, 81, 81, 81, 81, 81])).toEqual({ direction: 'up', change: 1 });
  });

  test('is stable if the change is less than half a unit', () => {
    expect(computeTrend([80, 80, 80, 80, 80, 80.4, 80.4, 80.4, 80.4, 80.4])).toEqual({
      direction: 'stable',
      change: 0.4,
    });
    expect(computeTrend([80, 80, 80, 80, 80, 80.5, 80.5, 80.5, 80.5, 80.5])).toMatchObject({
      direction: 'up',
    });
  });

  test('is missing for fewer than ten figures', () => {
    expect(computeTrend([80, 80, 80, 80, 79, 79, 79, 79, 79])).toBeNull();
  });
});

describe('a series', () => {
  const daily = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ day: addDays('2020-01-01', n), value: 80 + (n % 2) }));

  test('begins so many days ago that today is the last day', () => {
    expect([startOf('7d', '2026-11-20'), startOf('all', '2026-11-20')]).toEqual(['2026-11-14', null]);
  });

  test('has one point per day, the mean of that day', () => {
    expect(
      thinned([
        { day: '2026-11-19', value: 80.2 },
        { day: '2026-11-20', value: 80 },
        { day: '2026-11-20', value: 81 },
      ]),
    ).toEqual([
      { day: '2026-11-19', value: 80.2, lowest: 80.2, highest: 80.2 },
      { day: '2026-11-20', value: 80.5, lowest: 80, highest: 81 },
    ]);
    expect(thinned([])).toEqual([]);
  });

  test('has points for longer periods if there would be too many days', () => {
    expect(thinned(daily(MAX_POINTS))).toHaveLength(MAX_POINTS);
    expect(thinned(daily(365))).toHaveLength(53);
    expect(thinned(daily(365)).at(-1)).toMatchObject(daily(365).at(-1) ?? {});
    expect(thinned(daily(5000))).toHaveLength(167);
  });

  test('keeps the lowest and the highest value where days are merged', () => {
    const days = daily(1100).map((point, n) => (n === 500 ? { ...point, value: 99 } : point));
    const merged = thinned(days);
    expect(Math.max(...merged.map(({ highest }) => highest))).toBe(99);
    expect(Math.min(...merged.map(({ lowest }) => lowest))).toBe(80);
    expect(Math.max(...merged.map(({ value }) => value))).toBeLessThan(84);
  });

  test('has every day on request', () => {
    expect(dailyPoints(daily(1100))).toHaveLength(1100);
  });
});
