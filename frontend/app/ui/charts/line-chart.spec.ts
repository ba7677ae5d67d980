import { describe, expect, test } from '@jest/globals';
import { curvePath } from './curve-path';
import { dayNumber, dayTicks } from './day-ticks';
import { drawingOf } from './line-chart';
import { numberTicks, tickLabels } from './number-ticks';
import { smoothed } from './smooth';

describe('the numbers beside a chart', () => {
  test('are round, evenly apart and around all values', () => {
    expect(numberTicks([81.2, 84.6])).toEqual([81, 82, 83, 84, 85]);
    expect(numberTicks([80, 82])).toEqual([80, 80.5, 81, 81.5, 82]);
    expect(numberTicks([0, 1900])).toEqual([0, 500, 1000, 1500, 2000]);
    expect(numberTicks([-3, 7])).toEqual([-5, 0, 5, 10]);
    expect(numberTicks([10, 10.7])).toEqual([9.5, 10, 10.5, 11]);
  });

  test('leave room around a single value', () => {
    expect(numberTicks([82.4])).toEqual([81.5, 82, 82.5, 83]);
    expect(numberTicks([82, 82])).toEqual([81.5, 82, 82.5]);
    expect(numberTicks([0.2])).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  });

  test('all have the same number of decimals', () => {
    expect(tickLabels([80, 80.5, 81])).toEqual(['80.0', '80.5', '81.0']);
    expect(tickLabels([500, 1000])).toEqual(['500', '1000']);
  });
});

describe('the days below a chart', () => {
  const labels = (first: string, last: string) =>
    dayTicks(dayNumber(first), dayNumber(last)).map(({ label }) => label);

  test('are days, weeks, months, or years, at most five, ending with the last day for days and weeks', () => {
    expect(labels('2026-11-18', '2026-11-20')).toEqual(['Nov 18', 'Nov 19', 'Nov 20']);
    expect(labels('2026-10-25', '2026-11-20')).toEqual(['Oct 30', 'Nov 6', 'Nov 13', 'Nov 20']);
    expect(labels('2026-08-28', '2026-11-20')).toEqual(['Sep 1', 'Oct 1', 'Nov 1']);
    expect(labels('2025-11-20', '2026-11-20')).toEqual(['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']);
    expect(labels('2020-06-01', '2026-11-20')).toEqual(['2022', '2024', '2026']);
    expect(labels('2026-11-20', '2026-11-20')).toEqual(['Nov 20']);
  });

  test('stay few for fifty years', () => {
    expect(labels('1976-06-01', '2026-11-20').length).toBeLessThanOrEqual(5);
  });
});

describe('the smoothed line', () => {
  test('follows a straight line up to its ends', () => {
    const straight = [0, 1, 4, 9, 10, 30].map((x) => ({ x, y: 80 - x / 10 }));
    for (const { x, y } of smoothed(straight, 3)) expect(y).toBeCloseTo(80 - x / 10, 6);
  });

  test('swings less than the points do', () => {
    const noisy = Array.from({ length: 60 }, (_, x) => ({ x, y: 80 + (x % 2 ? 1 : -1) }));
    for (const { y } of smoothed(noisy, 3)) expect(Math.abs(y - 80)).toBeLessThan(0.5);
  });

  test('of one point, or of several on one day, is their mean', () => {
    expect(smoothed([{ x: 5, y: 80 }], 3)).toEqual([{ x: 5, y: 80 }]);
    expect(
      smoothed(
        [5, 5].map((x, n) => ({ x, y: 80 + n })),
        3,
      )[0]?.y,
    ).toBe(80.5);
  });

  test('has no invented highs and lows', () => {
    const path = curvePath([
      { x: 0, y: 10 },
      { x: 10, y: 10 },
      { x: 11, y: 90 },
      { x: 20, y: 90 },
    ]);
    const heights = [...path.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([10, 90]);
    expect(curvePath([])).toBe('');
  });
});

describe('a drawing', () => {
  test('spaces its points by their days', () => {
    const { points } = drawingOf([
      { day: '2026-11-01', value: 80 },
      { day: '2026-11-02', value: 81 },
      { day: '2026-11-11', value: 82 },
    ]);
    const [first = 0, second = 0, last = 0] = points.map(({ x }) => x);
    expect((last - second) / (second - first)).toBeCloseTo(9, 1);
    expect(points.map(({ y }) => y)).toEqual([...points.map(({ y }) => y)].sort((one, other) => other - one));
  });

  test('shows a single point in the middle without a line', () => {
    const { points, line } = drawingOf([{ day: '2026-11-01', value: 80 }]);
    expect([points[0]?.x, line]).toEqual([55.5, '']);
  });
});
