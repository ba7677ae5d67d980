import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { RequestCounts } from '../metrics/request-counts.js';
import { KeptValues } from './kept-values.js';

/** Knows all that this copy of the program keeps, counts how often that helps, and clears it. */
@Injectable()
export class Caches {
  private readonly clearings: (() => void)[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly counts: RequestCounts,
  ) {}

  /** Opens a cache whose values are kept for this long. Owners call this in their constructors. */
  open<Value>(keptMs: number): KeptValues<Value> {
    const values = new KeptValues<Value>(this.clock, keptMs, (isHit) => this.note(isHit));
    this.onClear(() => values.clear());
    return values;
  }

  /** Lets owners that keep their values by themselves clear them, too. */
  onClear(clear: () => void): void {
    this.clearings.push(clear);
  }

  /** Counts that something was asked for that may have been kept. */
  note(isHit: boolean): void {
    this.counts.countCache(isHit);
  }

  clear(): void {
    for (const clear of this.clearings) clear();
  }
}
