import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { eventually } from '../support/eventually.ts';

/** Waits until no job is pending, running, or due for a retry. */
export async function jobsDone(db: Pool, withinMs?: number): Promise<void> {
  await eventually(() => isEmpty(db), withinMs);
}

/**
 * Does the same but makes everything that would happen within a minute happen now: running workers count as dead, and
 * retries are due. Jobs take milliseconds, and one that runs twice because of this must do no harm.
 */
export async function jobsDoneSoon(db: Pool): Promise<void> {
  let lookedAt = 0;
  await eventually(async () => {
    if (Date.now() - lookedAt > 3_000) {
      await declareWorkersDead(db);
      lookedAt = Date.now();
    }
    await db.query(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`);
    return isEmpty(db);
  });
}

async function isEmpty(db: Pool): Promise<boolean> {
  const { rows } = await db.query(`select 1 from jobs.job where state < 'completed' limit 1`);
  return rows.length === 0;
}

/** Has every job that is running given to another worker at once, as if its worker showed no sign of life. */
export async function declareWorkersDead(db: Pool): Promise<void> {
  await db.query(
    `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await db.query(`update jobs.queue set monitor_on = null, monitor_claim_on = null`);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.query(text, values) },
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}
