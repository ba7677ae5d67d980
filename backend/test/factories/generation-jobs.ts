import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { ANYTHING } from '../../src/modules/recipe-generation/proposals/order.js';

interface Job {
  status?: 'waiting' | 'running' | 'complete' | 'failed' | 'cancelled';
  total?: number;
  /** Why recipes have failed, one text for each. */
  reasons?: string[];
}

/** A main ingredient of which no recipe can be made. */
export const NO_FOOD = 'unobtainium';

/** A job for recipes that cannot be made, and that no worker has. */
export async function insertGenerationJob(
  db: Pool,
  { id: adminId }: { id: string },
  { status = 'complete', total = 3, reasons = ['No dish has that'] }: Job = {},
): Promise<string> {
  const id = randomUUID();
  const isOver = status !== 'waiting' && status !== 'running';
  await db.query(
    `insert into recipe_generation_jobs (id, admin_id, asked, seed, made_by, total, failed, status, step, worker,
       created_at, started_at, changed_at, ended_at, expires_at)
     values ($1, $2, $3, 1, 'composer', $4, $5, $6, 'generating', gen_random_uuid(),
       now(), now(), now(), case when $7 then now() end, case when $7 then now() + interval '90 days' end)`,
    [
      id,
      adminId,
      JSON.stringify({ ...ANYTHING, mainIngredient: NO_FOOD }),
      total,
      reasons.length,
      status,
      isOver,
    ],
  );
  for (const [at, reason] of reasons.entries())
    await db.query(
      'insert into recipe_generation_outcomes (job_id, number, is_made, reason, at) values ($1, $2, false, $3, now())',
      [id, at + 1, reason],
    );
  return id;
}
