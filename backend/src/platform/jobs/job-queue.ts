import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { transactionOf } from '../database/transaction-of.js';
import type { JobDefinition } from './define-job.js';

interface Urgency {
  /** An urgent job goes ahead of the others of its kind that wait. */
  isUrgent?: boolean;
}

const priorityOf = (isUrgent: boolean): number => (isUrgent ? 1 : 0);

/** Lets use cases insert jobs. A command uses this alone, because it runs no jobs. */
export class JobQueue {
  constructor(protected readonly boss: PgBoss) {}

  /** Inserts the job in the transaction of the use case, so the job exists if and only if that commits. */
  async enqueue<Payload extends object>(
    em: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
    { isUrgent = false }: Urgency = {},
  ): Promise<void> {
    const db = transactionOf(em, `${job.name} must be enqueued`);
    await this.boss.send(job.name, payload, { db, priority: priorityOf(isUrgent) });
  }

  /** Enqueues many jobs of the same kind with one statement. */
  async enqueueAll<Payload extends object>(
    em: EntityManager,
    job: JobDefinition<Payload>,
    payloads: Payload[],
    { isUrgent = false }: Urgency = {},
  ): Promise<void> {
    const jobs = payloads.map((data) => ({ data, priority: priorityOf(isUrgent) }));
    await this.boss.insert(job.name, jobs, { db: transactionOf(em, `${job.name} must be enqueued`) });
  }
}
