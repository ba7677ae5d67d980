import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';

/** The upper bounds of the histogram of times in milliseconds. Longer times are counted in one more place at the end. */
export const TIME_BOUNDS_MS = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1_200, 2_000, 5_000, 10_000,
] as const;

/** The requests of one copy of the backend in one minute. */
export interface MinuteCounts {
  /** The number of the minute since 1970. */
  minute: number;
  requests: number;
  /** Requests that were answered with a status of 500 or more. */
  errors: number;
  totalMs: number;
  times: number[];
  cacheAsks: number;
  cacheHits: number;
}

const MS_OF_MINUTE = 60_000;

/** While nothing can be written, at most a day is remembered. */
const MAX_MINUTES = 24 * 60;

/**
 * Adds up what this copy does, minute by minute, in memory: counting must not cost a request anything. Another part of
 * the program writes the sums down.
 */
@Injectable()
export class RequestCounts {
  private readonly minutes: MinuteCounts[] = [];

  constructor(private readonly clock: Clock) {}

  count(elapsedMs: number, status: number): void {
    const counts = this.current();
    counts.requests += 1;
    counts.totalMs += elapsedMs;
    if (status >= 500) counts.errors += 1;
    const place = placeOf(elapsedMs);
    counts.times[place] = (counts.times[place] ?? 0) + 1;
  }

  /** Counts that something was asked for that may have been kept. */
  countCache(isHit: boolean): void {
    const counts = this.current();
    counts.cacheAsks += 1;
    if (isHit) counts.cacheHits += 1;
  }

  /** Returns the minutes that are not done with, the present one included: a minute without requests is a sign of life. */
  list(): MinuteCounts[] {
    this.current();
    return this.minutes.map((counts) => ({ ...counts, times: [...counts.times] }));
  }

  /** Forgets what has been written, except the latest of these minutes, which may still go on. */
  forget(written: readonly MinuteCounts[]): void {
    const latest = written.at(-1)?.minute ?? 0;
    while (this.minutes[0] && this.minutes[0].minute < latest) this.minutes.shift();
  }

  private current(): MinuteCounts {
    const minute = Math.floor(this.clock.now().getTime() / MS_OF_MINUTE);
    const last = this.minutes.at(-1);
    // A clock that is set back goes on in the minute that it had reached.
    if (last && minute <= last.minute) return last;
    const times = new Array<number>(TIME_BOUNDS_MS.length + 1).fill(0);
    const begun = { minute, requests: 0, errors: 0, totalMs: 0, times, cacheAsks: 0, cacheHits: 0 };
    this.minutes.push(begun);
    if (this.minutes.length > MAX_MINUTES) this.minutes.shift();
    return begun;
  }
}

function placeOf(ms: number): number {
  const place = TIME_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return place < 0 ? TIME_BOUNDS_MS.length : place;
}

/**
 * Returns the time within which this share of the requests was answered, to the bound of the histogram above it. Null
 * if there were none; the last bound stands for all longer times.
 */
export function timeWithin(times: readonly number[], share: number): number | null {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let counted = 0;
  const place = times.findIndex((count) => {
    counted += count;
    return counted >= total * share;
  });
  return TIME_BOUNDS_MS[place] ?? TIME_BOUNDS_MS.at(-1) ?? null;
}
