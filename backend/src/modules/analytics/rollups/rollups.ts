import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { minutes } from '../../../platform/clock/clock.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { ROLLUPS, type RollupName, RollupQueries } from './rollup.queries.js';

/**
 * Adds up what no longer changes, so that figures over a month read some hundred sums instead of all rows. Figures never
 * wait for it: what is not in the sums yet is read from the rows.
 */
@Injectable()
export class Rollups {
  private isRunning = false;

  constructor(
    private readonly queries: RollupQueries,
    @InjectLog() private readonly log: Log,
  ) {}

  @Interval(minutes(1))
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (const name of ROLLUPS) await this.addUp(name);
    this.isRunning = false;
  }

  /** A failure is only logged, because the next run a minute later tries again. */
  private async addUp(name: RollupName): Promise<void> {
    try {
      while ((await this.queries.addUp(name)).hasMore);
    } catch (error) {
      this.log.warn({ err: error, sums: name }, 'sums for analytics were not made');
    }
  }
}
