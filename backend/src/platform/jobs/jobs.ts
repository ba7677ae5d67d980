import { RequestContext } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, PgBoss } from 'pg-boss';
import { DatabaseConfig } from '../database/database.config.js';
import { transactionOf } from '../database/transaction-of.js';
import type { Log } from '../logging/log.js';
import { InjectLog } from '../logging/logging.module.js';
import { bossOptions } from './boss-options.js';
import { allJobs, type JobDefinition } from './define-job.js';
import { JobQueue } from './job-queue.js';

export interface RunningJob<Payload> {
  id: string;
  payload: Payload;
  /**
   * Completes the job within the transaction of its effects, for handlers that must not run twice. The job is done if
   * and only if that transaction commits, even if the process dies.
   */
  finish(em: EntityManager): Promise<void>;
}

export type JobHandler<Payload> = (job: RunningJob<Payload>) => Promise<void>;

/** These options are passed on to pg. Without them, a worker would wait forever for a server that has vanished. */
const DRIVER_OPTIONS = { query_timeout: 20_000, keepAlive: true };

const WORKERS_PER_JOB = 2;
const STOP_WITHIN_MS = 8_000;

@Injectable()
export class Jobs extends JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, JobHandler<object>>();
  private running = false;

  constructor(
    config: DatabaseConfig,
    private readonly orm: MikroORM,
    @InjectLog() private readonly log: Log,
  ) {
    super(new PgBoss({ ...bossOptions(config), ...DRIVER_OPTIONS, migrate: false, createSchema: false }));
    this.boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  }

  handle<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void {
    this.handlers.set(job.name, handler as JobHandler<object>);
  }

  async isReady(): Promise<boolean> {
    return this.running && (await this.boss.isInstalled());
  }

  async onApplicationBootstrap() {
    const orphans = allJobs().filter((job) => !this.handlers.has(job.name));
    if (orphans.length > 0)
      throw new Error(`These jobs have no handler: ${orphans.map((job) => job.name).join(', ')}`);
    await this.boss.start();
    for (const job of allJobs()) await this.startWorker(job);
    this.running = true;
  }

  async beforeApplicationShutdown() {
    this.running = false;
    await this.boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
  }

  private async startWorker({ payload: _, ...job }: JobDefinition<object>) {
    await this.boss.createQueue(job.name, job);
    await this.boss.updateQueue(job.name, job);
    const polling = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
    for (let started = 0; started < WORKERS_PER_JOB; started += 1) {
      const worker: string = await this.boss.work<object>(job.name, polling, async ([running]) => {
        // There may be more jobs, so the worker looks again at once and only pauses when the queue is empty.
        this.boss.notifyWorker(worker);
        if (running) await this.run(job.name, running);
      });
    }
  }

  /** Runs each job with an EntityManager of its own. */
  private async run(name: string, { id, retryCount, data }: Job<object>) {
    const started = performance.now();
    const job = {
      id,
      payload: data,
      finish: (em: EntityManager) => this.finish(name, { id, retryCount }, em),
    };
    try {
      await RequestContext.create(this.orm.em, async () => this.handlers.get(name)?.(job));
      this.log.info({ job: name, jobId: id, ms: Math.round(performance.now() - started) }, 'job done');
    } catch (error) {
      this.log.warn({ job: name, jobId: id, err: error }, 'job failed, will be retried');
      throw error;
    }
  }

  private async finish(name: string, attempt: Pick<Job, 'id' | 'retryCount'>, em: EntityManager) {
    const result = await this.boss.complete(name, attempt, undefined, {
      db: transactionOf(em, `${name} must be finished`),
    });
    const { affected } = result as { affected: number };
    if (affected === 0) throw new Error(`${name} ${attempt.id} was given to another worker meanwhile`);
  }
}
