import { Injectable } from '@nestjs/common';

import { Housekeeping } from '../../../platform/database/housekeeping.js';
import { Sql } from '../../../platform/database/sql.js';
import type { RecipeMaker } from '../../recipes/index.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { JobStatus, RecipeStep } from './generation-job.entity.js';

/** A job as pages show it. */
export interface JobRow {
  id: string;
  adminEmail: string;
  asked: GenerationOrder;
  notUsed: string[];
  madeBy: RecipeMaker;
  model: string | null;
  total: number;
  completed: number;
  failed: number;
  status: JobStatus;
  step: RecipeStep;
  currentRecipeName: string | null;
  problem: string | null;
  tokensIn: number;
  tokensOut: number;
  createdAt: Date;
  startedAt: Date | null;
  settledBefore: number;
  changedAt: Date;
  endedAt: Date | null;
  expiresAt: Date | null;
  /** The number of its recipes with a picture by a model. */
  pictures: number;
}

export interface OutcomeRow {
  number: number;
  recipeId: string | null;
  isMade: boolean;
  isApproved: boolean | null;
  name: string | null;
  reason: string | null;
}

/** Progress that changes from moment to moment and, unlike the counts, may be lost. */
export interface Movement {
  step: RecipeStep;
  name: string | null;
}

const SELECT = `
  select j.id, p.email as "adminEmail", j.asked, j.not_used as "notUsed", j.made_by as "madeBy", j.model, j.total, j.completed, j.failed,
    j.status, j.step, j.current_recipe_name as "currentRecipeName", j.problem,
    j.tokens_in as "tokensIn", j.tokens_out as "tokensOut", j.created_at as "createdAt", j.started_at as "startedAt",
    j.settled_before as "settledBefore", j.changed_at as "changedAt", j.ended_at as "endedAt",
    j.expires_at as "expiresAt", (
      select count(*)::int from recipe_generation_outcomes o where o.job_id = j.id and o.has_picture
    ) as pictures
  from recipe_generation_jobs j join people p on p.id = j.admin_id
  where (j.expires_at is null or j.expires_at > now())`;

const FIND = `${SELECT} and j.id = :id`;

const LIST = `${SELECT} order by j.created_at desc, j.id desc limit :limit::int offset :offset::int`;

const COUNT = `
  select count(*)::int as count from recipe_generation_jobs where expires_at is null or expires_at > now()`;

const OUTCOMES = `
  select o.number, o.recipe_id as "recipeId", o.is_made as "isMade", o.name, o.reason, c.is_approved as "isApproved"
  from recipe_generation_outcomes o left join recipe_cards c on c.id = o.recipe_id
  where o.job_id = :id and o.is_made = :isMade order by o.number limit :limit::int offset :offset::int`;

const REASONS = `
  select o.number, o.reason from recipe_generation_outcomes o
  where o.job_id = :id and not o.is_made order by o.number limit :limit::int`;

const NOTE = `
  update recipe_generation_jobs
  set step = :step, current_recipe_name = coalesce(:name, current_recipe_name)
  where id = :id and status = 'running' and worker = :worker`;

const IS_RUN_BY = `
  select exists (
    select from recipe_generation_jobs where id = :id and status = 'running' and worker = :worker
  ) as "isRun"`;

/** Reads jobs that make recipes. Every admin sees all of them. */
@Injectable()
export class GenerationJobQueries {
  constructor(
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove('delete from recipe_generation_jobs where expires_at <= now()');
  }

  find(id: string): Promise<JobRow | undefined> {
    return this.sql.row<JobRow>(FIND, { id });
  }

  async list(page: number, limit: number): Promise<{ jobs: JobRow[]; total: number }> {
    const [jobs, counted] = await Promise.all([
      this.sql.rows<JobRow>(LIST, { limit, offset: (page - 1) * limit }),
      this.sql.row<{ count: number }>(COUNT),
    ]);
    return { jobs, total: counted?.count ?? 0 };
  }

  listOutcomes(id: string, isMade: boolean, page: number, limit: number): Promise<OutcomeRow[]> {
    return this.sql.rows<OutcomeRow>(OUTCOMES, { id, isMade, limit, offset: (page - 1) * limit });
  }

  /** Lists why recipes have failed, in the order of their numbers. */
  async listReasons(id: string, limit: number): Promise<string[]> {
    const rows = await this.sql.rows<{ number: number; reason: string }>(REASONS, { id, limit });
    return rows.map(({ number, reason }) => `Recipe ${number}: ${reason}`);
  }

  /** Shows where a job is. A worker that has lost the job changes nothing. */
  async note(id: string, worker: string, { step, name }: Movement): Promise<void> {
    await this.sql.rows(NOTE, { id, worker, step, name });
  }

  async isRunBy(id: string, worker: string): Promise<boolean> {
    return (await this.sql.row<{ isRun: boolean }>(IS_RUN_BY, { id, worker }))?.isRun ?? false;
  }
}
