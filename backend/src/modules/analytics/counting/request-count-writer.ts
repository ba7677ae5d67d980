import { totalmem } from 'node:os';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, seconds } from '../../../platform/clock/clock.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { RequestCounts } from '../../../platform/metrics/request-counts.js';
import { RequestCountQueries } from './request-count.queries.js';

const WRITE_EVERY_MS = seconds(10);

/**
 * Writes down what this copy counts, every few seconds. A copy that is killed loses what it counted since. While the
 * database cannot be reached, the counts wait in memory.
 */
@Injectable()
export class RequestCountWriter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly copyId = uuid();
  private readonly startedAt: Date;
  private timer?: NodeJS.Timeout;
  private isStopped = false;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly counts: RequestCounts,
    private readonly queries: RequestCountQueries,
    @InjectLog() private readonly log: Log,
    clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.tryToWrite(), WRITE_EVERY_MS).unref();
    this.tryToWrite();
  }

  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    await this.tryToWrite();
    this.isStopped = true;
    await this.queries
      .noteStopped(this.copyId)
      .catch((error) => this.log.warn({ err: error }, 'the end of this copy was not noted'));
  }

  /** One writes after the other, so that older sums never overwrite newer ones. */
  write(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writeNow());
    return this.writing;
  }

  private async tryToWrite(): Promise<void> {
    await this.write().catch((error) => this.log.warn({ err: error }, 'requests were not counted'));
  }

  private async writeNow(): Promise<void> {
    if (this.isStopped) return;
    const minutes = this.counts.list();
    const copy = { id: this.copyId, startedAt: this.startedAt, ...memory() };
    await this.queries.write(copy, minutes);
    this.counts.forget(minutes);
  }
}

/** In a container, the limit of the container counts. Without one, Node reports no limit or an absurd one. */
function memory(): { memoryUsed: number; memoryTotal: number } {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return { memoryUsed: process.memoryUsage.rss(), memoryTotal: isLimited ? limit : totalmem() };
}
