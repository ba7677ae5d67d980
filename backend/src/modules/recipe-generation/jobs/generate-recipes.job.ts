import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { v4 as uuid } from 'uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import type { GenerationJob } from './generation-job.entity.js';
import { GenerationJobRepository } from './generation-job.repository.js';
import { type EndOfRun, RecipeMaking } from './recipe-making.js';

interface GenerateRecipes {
  jobId: string;
}

/**
 * One run of this job makes recipes for a while and then enqueues the next one, so no run is long. The row of the
 * generation job counts how often it was begun in vain, so the queue itself never gives up.
 */
export const generateRecipesJob = defineJob<GenerateRecipes>('generate-recipes', {
  expireInSeconds: 15 * 60,
  retryLimit: 1_000,
  retryDelay: 1,
  retryDelayMax: 5,
});

/** Runs the jobs that make recipes: one at a time for each admin. */
@Injectable()
export class GenerateRecipesHandler implements OnModuleInit, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly em: EntityManager,
    private readonly queue: Jobs,
    private readonly jobs: GenerationJobRepository,
    private readonly making: RecipeMaking,
    private readonly clock: Clock,
  ) {}

  onModuleInit() {
    this.queue.handle(generateRecipesJob, (run) => this.run(run));
  }

  /** Lets another copy go on at once. */
  onModuleDestroy() {
    this.stopping.abort();
  }

  /** Enqueues the run of a job in the caller's transaction. A run of a job whose turn has not come does nothing. */
  enqueue(em: EntityManager, jobId: string): Promise<void> {
    return this.queue.enqueue(em, generateRecipesJob, { jobId });
  }

  /** Must run in the transaction that ends a job of this admin. */
  async enqueueNext(em: EntityManager, adminId: string): Promise<void> {
    const next = await this.jobs.findNext(adminId);
    if (next) await this.enqueue(em, next.id);
  }

  private async run({ payload: { jobId }, finish }: RunningJob<GenerateRecipes>): Promise<void> {
    const worker = uuid();
    const begun = await this.begin(jobId, worker);
    if (!begun) return;
    const ended = await this.making.run(begun, worker, this.stopping.signal);
    await this.em.transactional(async (em) => {
      await finish(em);
      await this.end(em, jobId, worker, ended);
    });
  }

  /** Returns null if the job has ended or another one of the same admin is running. */
  private begin(id: string, worker: string): Promise<GenerationJob | null> {
    return this.em.transactional(async (em) => {
      const found = await this.jobs.findJob(id);
      if (!found?.isUnderWay) return null;
      await takeTurn(em, `recipe-generation:${found.adminId}`);
      const running = await this.jobs.findRunning(found.adminId);
      if (running && running.id !== id) return null;
      const job = await this.jobs.lock(id);
      if (!job?.isUnderWay) return null;
      job.begin(worker, this.clock.now());
      if (job.isUnderWay) return job;
      await this.enqueueNext(em, job.adminId);
      return null;
    });
  }

  /** Ends the job, or has the next run go on with it. Another worker may have taken over meanwhile. */
  private async end(
    em: EntityManager,
    id: string,
    worker: string,
    { spending, problem }: EndOfRun,
  ): Promise<void> {
    const job = await this.jobs.lock(id);
    if (!job?.isRunBy(worker)) return;
    job.spend(spending.take());
    if (job.left === 0) job.finish(this.clock.now());
    else if (problem) job.giveUp(problem, this.clock.now());
    if (job.isUnderWay) return this.enqueue(em, id);
    await em.flush();
    await this.enqueueNext(em, job.adminId);
  }
}
