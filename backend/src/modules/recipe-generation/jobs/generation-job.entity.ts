import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days } from '../../../platform/clock/clock.js';
import { RECIPE_MAKERS, type RecipeMaker } from '../../recipes/index.js';
import type { GenerationOrder } from '../proposals/order.js';
import { GenerationJobRepository } from './generation-job.repository.js';
import { JobUnderWayError, NothingToRetryError } from './generation-jobs.errors.js';

export const JOB_STATUSES = ['waiting', 'running', 'complete', 'failed', 'cancelled'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

/** The steps of a recipe. A job shows the step of the recipe that moved on last. */
export const RECIPE_STEPS = ['starting', 'generating', 'validating', 'images', 'storing'] as const;

export type RecipeStep = (typeof RECIPE_STEPS)[number];

/** The engine of a job. */
export interface JobMaker {
  madeBy: RecipeMaker;
  /** The name of the model, or null for the composer. */
  model: string | null;
}

/** More attempts that get no further end a job. A copy that is shut down or killed costs one. */
const MAX_ATTEMPTS = 20;

const KEPT_DAYS = 90;

/** Each seed fits into a column of PostgreSQL. */
const SEEDS = 2 ** 31 - 1;

/** Recipes that an admin has asked for. All admins see it until 90 days after its end. */
@Entity({ tableName: 'recipe_generation_jobs', repository: () => GenerationJobRepository })
export class GenerationJob {
  [EntityRepositoryType]?: GenerationJobRepository;

  @PrimaryKey({ type: 'uuid' }) id: string = uuid();
  @Property({ type: 'uuid' }) adminId: string;
  @Property({ type: 'json', columnType: 'jsonb' }) asked: GenerationOrder;
  @Property({ type: 'string[]', columnType: 'text[]' }) notUsed: string[];
  @Property({ type: 'integer' }) seed: number = Math.floor(Math.random() * SEEDS);
  @Enum({ items: () => RECIPE_MAKERS, type: 'text' }) madeBy: RecipeMaker;
  @Property({ type: 'text', nullable: true }) model: string | null;

  @Property({ type: 'integer' }) total: number;
  @Property({ type: 'integer' }) completed = 0;
  @Property({ type: 'integer' }) failed = 0;
  @Enum({ items: () => JOB_STATUSES, type: 'text' }) status: JobStatus = 'waiting';
  @Enum({ items: () => RECIPE_STEPS, type: 'text' }) step: RecipeStep = 'starting';
  @Property({ type: 'text', nullable: true }) currentRecipeName: string | null = null;
  @Property({ type: 'text', nullable: true }) problem: string | null = null;

  @Property({ type: 'uuid', nullable: true }) worker: string | null = null;
  @Property({ type: 'integer' }) attempts = 0;
  @Property({ type: 'integer' }) tokensIn = 0;
  @Property({ type: 'integer' }) tokensOut = 0;

  @Property({ type: 'timestamptz' }) createdAt: Date;
  @Property({ type: 'timestamptz', nullable: true }) startedAt: Date | null = null;
  @Property({ type: 'integer' }) settledBefore = 0;
  @Property({ type: 'timestamptz' }) changedAt: Date;
  @Property({ type: 'timestamptz', nullable: true }) endedAt: Date | null = null;
  @Property({ type: 'timestamptz', nullable: true }) expiresAt: Date | null = null;

  constructor(
    adminId: string,
    { order, notUsed, total }: { order: GenerationOrder; notUsed: string[]; total: number },
    { madeBy, model }: JobMaker,
    now: Date,
  ) {
    this.adminId = adminId;
    this.asked = order;
    this.notUsed = notUsed;
    this.total = total;
    this.madeBy = madeBy;
    this.model = model;
    this.createdAt = now;
    this.changedAt = now;
  }

  get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  get left(): number {
    return this.total - this.completed - this.failed;
  }

  /** Whether this worker makes the recipes, and no other one has taken over. */
  isRunBy(worker: string): boolean {
    return this.status === 'running' && this.worker === worker;
  }

  /** Lets a worker make the recipes. Any former worker notices before it keeps its next recipe, and stops. */
  begin(worker: string, now: Date): void {
    this.attempts += 1;
    this.worker = worker;
    this.changedAt = now;
    if (this.attempts > MAX_ATTEMPTS) {
      this.end('failed', now, 'The job was begun too often without result.');
    } else if (this.status === 'waiting') {
      this.status = 'running';
      this.startedAt = now;
      this.settledBefore = this.completed + this.failed;
    }
  }

  /** Counts a recipe that was made or has failed. Its outcome is stored in the same transaction. */
  count(outcome: { isMade: boolean; name: string | null }, now: Date): void {
    if (outcome.isMade) this.completed += 1;
    else this.failed += 1;
    this.currentRecipeName = outcome.name ?? this.currentRecipeName;
    this.step = 'storing';
    this.attempts = 0;
    this.changedAt = now;
  }

  spend({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }): void {
    this.tokensIn += tokensIn;
    this.tokensOut += tokensOut;
  }

  /** Ends a job of which nothing is left. One that has made no recipe at all has failed. */
  finish(now: Date): void {
    this.end(this.completed > 0 ? 'complete' : 'failed', now);
  }

  /** Ends a job early, for a reason that would make all further recipes fail, too. */
  giveUp(problem: string, now: Date): void {
    this.end('failed', now, problem);
  }

  /** Does nothing to a job that has ended. */
  cancel(now: Date): void {
    if (this.isUnderWay) this.end('cancelled', now, 'The job was canceled.');
  }

  /**
   * Has the recipes that are missing made once more, by what makes recipes now. Their outcomes are deleted in the same
   * transaction.
   */
  retry({ madeBy, model }: JobMaker, now: Date): void {
    if (this.isUnderWay) throw new JobUnderWayError();
    if (this.completed === this.total) throw new NothingToRetryError();
    this.madeBy = madeBy;
    this.model = model;
    this.status = 'waiting';
    this.step = 'starting';
    this.failed = 0;
    this.problem = null;
    this.currentRecipeName = null;
    this.attempts = 0;
    this.changedAt = now;
    this.endedAt = null;
    this.expiresAt = null;
  }

  private end(status: 'complete' | 'failed' | 'cancelled', now: Date, problem: string | null = null): void {
    this.status = status;
    this.problem = problem;
    this.worker = null;
    this.changedAt = now;
    this.endedAt = now;
    this.expiresAt = after(now, days(KEPT_DAYS));
  }
}
