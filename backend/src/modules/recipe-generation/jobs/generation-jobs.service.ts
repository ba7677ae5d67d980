import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS, seconds } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { Engines } from '../engines.js';
import type { GenerationOrder } from '../proposals/order.js';
import { readPrompt } from '../proposals/read-prompt.js';
import { GenerateRecipesHandler } from './generate-recipes.job.js';
import { GenerationJob } from './generation-job.entity.js';
import { GenerationJobRepository } from './generation-job.repository.js';
import { TooManyJobsError } from './generation-jobs.errors.js';

const MAX_WAITING = 10;
const MAX_JOBS_PER_HOUR = 60;

type Deed = 'generation.asked' | 'generation.cancelled' | 'generation.retried';

/** Lets admins order recipes, and cancel or retry jobs. Any admin may change any job. */
@Injectable()
export class GenerationJobsService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: GenerationJobRepository,
    private readonly engines: Engines,
    private readonly handler: GenerateRecipesHandler,
    private readonly limits: Limits,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  async ask(adminId: string, asked: GenerationOrder, count: number): Promise<GenerationJob> {
    const [offer, now] = [this.engines.offer, this.clock.now()];
    const { order, unread } = readPrompt(asked, dateIn('UTC', now));
    const notUsed = await this.engines.listUnused(order, unread);
    await this.spendOn(adminId);
    return this.em.transactional(async (em) => {
      await takeTurn(em, `recipe-generation:${adminId}`);
      if ((await this.jobs.countWaiting(adminId)) >= MAX_WAITING) throw new TooManyJobsError(MAX_WAITING);
      const job = new GenerationJob(adminId, { order, notUsed, total: count }, offer, now);
      em.persist(job);
      await em.flush();
      await this.handler.enqueue(em, job.id);
      this.audit(em, 'generation.asked', job, adminId);
      return job;
    });
  }

  /** Recipes that were made by then stay in the queue. */
  async cancel(id: string, adminId: string): Promise<void> {
    await this.change(id, adminId, 'generation.cancelled', async (job, em) => {
      if (!job.isUnderWay) return false;
      job.cancel(this.clock.now());
      await em.flush();
      await this.handler.enqueueNext(em, job.adminId);
      return true;
    });
  }

  /** Has the recipes made that have failed, or that nobody came to before the job ended. */
  async retry(id: string, adminId: string): Promise<void> {
    await this.spendOn(adminId);
    await this.change(id, adminId, 'generation.retried', async (job, em) => {
      job.retry(this.engines.offer, this.clock.now());
      await this.jobs.removeFailures(id);
      await em.flush();
      await this.handler.enqueue(em, id);
      return true;
    });
  }

  /** Every copy of the backend does this. Jobs that are enqueued twice are run once. */
  @Interval(seconds(60))
  async reviveForgotten(): Promise<void> {
    try {
      await this.em.fork().transactional(async (em) => {
        for (const id of await this.jobs.takeForgotten()) await this.handler.enqueue(em, id);
      });
    } catch (error) {
      this.log.warn({ err: error }, 'jobs that make recipes could not be looked after');
    }
  }

  private async change(
    id: string,
    adminId: string,
    deed: Deed,
    act: (job: GenerationJob, em: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    await this.em.transactional(async (em) => {
      const job = await this.jobs.lock(id);
      if (!job) throw new NotFoundError('Job not found');
      if (await act(job, em)) this.audit(em, deed, job, adminId);
    });
  }

  private spendOn(adminId: string): Promise<void> {
    const limit = { most: MAX_JOBS_PER_HOUR, windowSeconds: HOUR_SECONDS };
    return this.limits.spend([{ key: `recipe-generation:user:${adminId}`, ...limit }]);
  }

  /** The log of changes outlives the job, so it has the choices and numbers, but no words that an admin typed. */
  private audit(em: EntityManager, action: Deed, job: GenerationJob, actorId: string): void {
    const { id: subjectId, total, madeBy, model } = job;
    const { prompt: _, mainIngredient: __, excludedFoods: ___, ...choices } = job.asked;
    const given = Object.entries(choices).filter(([, value]) => !(value === null || isEmpty(value)));
    const details = { count: total, madeBy, model, asked: Object.fromEntries(given) };
    em.persist(
      new AuditEntry({
        actorId,
        action,
        subjectType: 'generation_job',
        subjectId,
        details,
        at: this.clock.now(),
      }),
    );
  }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
