import { expect, test } from '@jest/globals';
import { Clock } from '../clock/clock.js';
import { RequestCounts, TIME_BOUNDS_MS, timeWithin } from './request-counts.js';

class SetClock extends Clock {
  at = new Date('2026-11-27T10:00:30Z');
  override now() {
    return this.at;
  }
}

test('requests are counted in their minute, with their times and failures', () => {
  const clock = new SetClock();
  const counts = new RequestCounts(clock);
  counts.count(0.4, 200);
  counts.count(4, 404);
  clock.at = new Date('2026-11-27T10:01:00Z');
  counts.count(60_000, 503);
  counts.countCache(true);
  counts.countCache(false);
  const [first, second] = counts.list();
  expect(first).toMatchObject({ requests: 2, errors: 0, totalMs: 4.4, cacheAsks: 0 });
  expect([first?.times[0], first?.times[3]]).toEqual([1, 1]);
  expect(second).toMatchObject({ requests: 1, errors: 1, cacheAsks: 2, cacheHits: 1 });
  expect(second?.times.at(-1)).toBe(1);
});

test('a minute without requests is listed too, and the present one stays after it was written', () => {
  const clock = new SetClock();
  const counts = new RequestCounts(clock);
  counts.count(1, 200);
  clock.at = new Date('2026-11-27T10:02:00Z');
  const written = counts.list();
  expect(written.map(({ requests }) => requests)).toEqual([1, 0]);
  counts.count(1, 200);
  counts.forget(written);
  expect(counts.list().map(({ requests }) => requests)).toEqual([1]);
});

test('a clock that is set back loses nothing', () => {
  const clock = new SetClock();
  const counts = new RequestCounts(clock);
  counts.count(1, 200);
  clock.at = new Date('2026-11-27T09:00:00Z');
  counts.count(1, 200);
  expect(counts.list().map(({ requests }) => requests)).toEqual([2]);
});

test('the time of most requests is the bound above it', () => {
  const times = new Array(TIME_BOUNDS_MS.length + 1).fill(0);
  expect(timeWithin(times, 0.95)).toBeNull();
  times[2] = 95;
  times[10] = 5;
  expect([timeWithin(times, 0.5), timeWithin(times, 0.95), timeWithin(times, 0.96)]).toEqual([3, 3, 120]);
  expect(timeWithin([...times.slice(0, -1), 1_000], 0.95)).toBe(10_000);
});
