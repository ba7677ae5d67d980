import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { GenerationJob } from './generation-job.entity.js';

/** A job that has not moved for this long has lost its place in the queue. Its recipes take much less time. */
const FIND_FORGOTTEN = `
  update recipe_generation_jobs j set changed_at = now()
  where j.status in ('waiting', 'running') and j.changed_at < now() - interval '15 minutes'
    and (j.status = 'running' or not exists (
      select from recipe_generation_jobs r where r.admin_id = j.admin_id and r.status = 'running'
    ))
  returning j.id`;

/** All admins see all jobs, so nothing here asks for an owner except what runs one after another for each admin. */
export class GenerationJobRepository extends EntityRepository<GenerationJob> {
  findJob(id: string): Promise<GenerationJob | null> {
    return this.findOne({ id }, { refresh: true });
  }

  lock(id: string): Promise<GenerationJob | null> {
    return this.findOne({ id }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  findRunning(adminId: string): Promise<GenerationJob | null> {
    return this.findOne({ adminId, status: 'running' }, { refresh: true });
  }

  /** The job of an admin that has waited longest. */
  findNext(adminId: string): Promise<GenerationJob | null> {
    return this.findOne(
      { adminId, status: 'waiting' },
      { refresh: true, orderBy: { createdAt: 'asc', id: 'asc' } },
    );
  }

  countWaiting(adminId: string): Promise<number> {
    return this.count({ adminId, status: 'waiting' });
  }

  /** The numbers of the recipes of which something has come already. */
  async listSettled(jobId: string): Promise<Set<number>> {
    const rows = await this.getEntityManager().execute<{ number: number }[]>(
      'select number from recipe_generation_outcomes where job_id = :jobId',
      { jobId },
    );
    return new Set(rows.map(({ number }) => number));
  }

  async removeFailures(jobId: string): Promise<void> {
    await this.getEntityManager().execute(
      'delete from recipe_generation_outcomes where job_id = :jobId and not is_made',
      { jobId },
    );
  }

  /** Lists jobs that have lost their place in the queue. Only one of several callers at the same time gets each. */
  async takeForgotten(): Promise<string[]> {
    const rows = await this.getEntityManager().execute<{ id: string }[]>(FIND_FORGOTTEN);
    return rows.map(({ id }) => id);
  }
}
