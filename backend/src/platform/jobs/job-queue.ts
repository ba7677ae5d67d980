import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { transactionOf } from '../database/transaction-of.js';
import type { JobDefinition } from './define-job.js';

/** Where jobs wait. Use cases put them there; a command may, too, without running any. */
export class JobQueue {
  constructor(protected readonly boss: PgBoss) {}

  /** Inserts the job in the transaction of the use case, so the job exists if and only if that commits. */
  async enqueue<Payload extends object>(
    em: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
  ): Promise<void> {
    await this.boss.send(job.name, payload, { db: transactionOf(em, `${job.name} must be enqueued`) });
  }

  /** Enqueues many jobs of the same kind with one statement. */
  async enqueueAll<Payload extends object>(
    em: EntityManager,
    job: JobDefinition<Payload>,
    payloads: Payload[],
  ): Promise<void> {
    const jobs = payloads.map((data) => ({ data }));
    await this.boss.insert(job.name, jobs, { db: transactionOf(em, `${job.name} must be enqueued`) });
  }
}
