import { describe, expect, test } from '@jest/globals';
import { curvePath } from './curve-path';
import { dayNumber, dayTicks } from './day-ticks';
import { type ChartPoint, curveOf, drawingOf } from './drawing';
import { numberTicks, tickLabels } from './number-ticks';
import { plane } from './pen';
import { smoothedAt, type XY } from './smooth';

const smoothed = (points: XY[], width: number) =>
  smoothedAt(
    points.map(({ x }) => x),
    points,
    width,
  );

/** Reads the places of a path in percent: those to which it moves, and all places of its curves and lines. */
function placesOf(path = ''): { moved: XY[]; all: XY[] } {
  const moved: XY[] = [];
  const all: XY[] = [];
  let at: XY = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of path.matchAll(/([mcvh])([^mcvh]*)/g)) {
    const from = at;
    const steps = (text.match(/-?\d+/g) ?? []).map(Number);
    const [only = 0] = steps;
    const pairs = command === 'v' ? [0, only] : command === 'h' ? [only, 0] : steps;
    for (let place = 0; place < pairs.length; place += 2) {
      at = { x: from.x + (pairs[place] ?? 0), y: from.y + (pairs[place + 1] ?? 0) };
      const inPercent = { x: (at.x * 100) / plane.width, y: (at.y * 100) / plane.height };
      all.push(inPercent);
      if (command === 'm') moved.push(inPercent);
    }
  }
  return { moved, all };
}

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

  test('shows nothing that was not measured in years without measurements', () => {
    const before = [2021, 2022].map((year) => ({ day: `${year}-07-01`, value: 80 }));
    const since = Array.from({ length: 150 }, (_, n) => ({
      day: new Date(Date.UTC(2025, 8, 28 + 3 * n)).toISOString().slice(0, 10),
      value: 92 - n / 15,
    }));
    for (const { x, y } of curveOf([...before, ...since])) {
      expect(y).toBeGreaterThan(79);
      expect(y).toBeLessThan(93);
      expect(x <= dayNumber('2022-07-01') || x >= dayNumber('2025-09-28')).toBe(true);
    }
  });

  test('has no invented highs and lows', () => {
    const path = curvePath([
      { x: 0, y: 10 },
      { x: 10, y: 10 },
      { x: 11, y: 90 },
      { x: 20, y: 90 },
    ]);
    const heights = placesOf(path).all.map(({ y }) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([10, 90]);
    expect(curvePath([])).toBe('');
  });
});

describe('a drawing', () => {
  const lineOf = (points: ChartPoint[]) => drawingOf([{ label: 'Weight', points }]).lines[0];

  test('spaces its points by their days', () => {
    const { moved: places } = placesOf(
      lineOf([
        { day: '2026-11-01', value: 80 },
        { day: '2026-11-02', value: 81 },
        { day: '2026-11-11', value: 82 },
      ])?.dots,
    );
    const [first = 0, second = 0, last = 0] = places.map(({ x }) => x);
    expect((last - second) / (second - first)).toBeCloseTo(9, 1);
    const heights = places.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  });

  test('shows a single point in the middle without a line', () => {
    const line = lineOf([{ day: '2026-11-01', value: 80 }]);
    expect([placesOf(line?.dots).moved[0]?.x, line?.curve]).toEqual([55.5, '']);
  });

  test('shows a point that stands for several as a bar from the lowest to the highest', () => {
    const { rows, lines } = drawingOf([
      { label: 'Weight', points: [{ day: '2026-11-01', value: 80, lowest: 78, highest: 84 }] },
    ]);
    const heightOf = (label: string) => rows.find((row) => row.label === label)?.at;
    const [from, to] = placesOf(lines[0]?.dots).all;
    expect(from?.x).toBe(55.5);
    expect(from?.y).toBeCloseTo(heightOf('78') ?? 0, 1);
    expect(to?.y).toBeCloseTo(heightOf('84') ?? 0, 1);
  });

  test('has one scale for all of its lines', () => {
    const { rows, columns, lines } = drawingOf([
      { label: 'Waist', points: [{ day: '2026-11-01', value: 80 }] },
      { label: 'Hips', look: 2, points: [{ day: '2026-11-11', value: 100 }] },
    ]);
    expect([rows[0]?.label, rows.at(-1)?.label]).toEqual(['80', '100']);
    expect(columns.at(-1)?.label).toBe('Nov 11');
    expect(lines.map(({ label, look }) => [label, look])).toEqual([
      ['Waist', 0],
      ['Hips', 2],
    ]);
  });

  test('of exact counts goes through every point', () => {
    const points = [0, 0, 9, 1].map((value, n) => ({ day: `2026-11-0${n + 1}`, value }));
    const [line] = drawingOf([{ label: 'Created', isExact: true, points }]).lines;
    const ends = placesOf(line?.curve).all.filter((_, place) => place % 3 === 0);
    expect(ends).toEqual(placesOf(line?.dots).moved);
  });

  test('of years has a curve of few pieces', () => {
    const points = Array.from({ length: 1100 }, (_, n) => ({
      day: new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10),
      value: 80 + (n % 5) / 10,
    }));
    expect(lineOf(points)?.curve.split('c')).toHaveLength(48);
  });

  test('of years takes few letters', () => {
    const points = Array.from({ length: 157 }, (_, n) => ({
      day: new Date(Date.UTC(2024, 0, 1 + 7 * n)).toISOString().slice(0, 10),
      ...{ value: 80 + (n % 9) / 10, lowest: 79.5 + (n % 7) / 10, highest: 80.9 + (n % 5) / 10 },
    }));
    expect(lineOf(points)?.dots.length).toBeLessThan(13 * 157);
    expect(lineOf(points)?.curve.length).toBeLessThan(25 * 48);
  });
});
