import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { FREQUENCIES } from '../../mailing/index.js';
import { writeSummariesJob } from '../writing/write-summaries.job.js';
import { dueDayOf } from './due-day.js';
import { type DueInZone, EmailSummaryQueries } from './email-summary.queries.js';

/** Offsets of time zones are multiples of 15 minutes, so each summary becomes due at one of these times. */
const EVERY_FIVE_MINUTES = '0 */5 * * * *';

/** The most summaries that one transaction claims. Their IDs are all that is held in memory. */
const MAX_CLAIMED = 500;

const MAX_SUMMARIES_OF_JOB = 25;

/**
 * Finds the summaries that are due and enqueues the jobs that write them, in one transaction. Every copy of the program
 * does this, and after a standstill it makes up for what was missed.
 */
@Injectable()
export class SummaryClock implements OnApplicationBootstrap {
  private isLooking = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly summaries: EmailSummaryQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    void this.look();
  }

  @Cron(EVERY_FIVE_MINUTES)
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.enqueueDue();
    } catch (error) {
      this.log.warn({ err: error }, 'summaries could not be enqueued, will be tried again');
    } finally {
      this.isLooking = false;
    }
  }

  /** Enqueues all that is due at this moment, and returns how many summaries that is. */
  async enqueueDue(): Promise<number> {
    const now = this.clock.now();
    const due = dueInZones(await this.summaries.listZones(), now);
    if (due.length === 0) return 0;
    let all = 0;
    for (let claimed = MAX_CLAIMED; claimed === MAX_CLAIMED; all += claimed) {
      claimed = await this.orm.em.fork().transactional((em) => this.claim(em, due, now));
    }
    return all;
  }

  private async claim(em: EntityManager, due: readonly DueInZone[], now: Date): Promise<number> {
    const claimed = await this.summaries.claim(em, due, MAX_CLAIMED, now);
    const payloads = [];
    for (let from = 0; from < claimed.length; from += MAX_SUMMARIES_OF_JOB)
      payloads.push({ summaries: claimed.slice(from, from + MAX_SUMMARIES_OF_JOB) });
    if (payloads.length > 0) await this.jobs.enqueueAll(em, writeSummariesJob, payloads);
    return claimed.length;
  }
}

function dueInZones(zones: readonly string[], now: Date): DueInZone[] {
  return zones.flatMap((zone) =>
    FREQUENCIES.flatMap((frequency) => {
      const due = dueDayOf(frequency, zone, now);
      return due ? [{ zone, frequency, ...due }] : [];
    }),
  );
}
