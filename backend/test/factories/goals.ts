import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface NewGoal {
  metric?: string;
  startValue?: number;
  targetValue?: number;
  startsOn?: string;
  /** A trainer who set it. */
  by?: { id: string };
}

/** Inserts an active goal of a customer: from 84 to 80 kg since 2026, unless the wish says otherwise. */
export async function insertGoal(db: Pool, customer: { id: string }, wish: NewGoal = {}) {
  const id = uuid();
  const {
    metric = 'weight',
    startValue = 84,
    targetValue = 80,
    startsOn = '2026-01-01',
    by = customer,
  } = wish;
  await db.query(
    `insert into goals (id, customer_id, set_by, goal_name, metric, start_value, target_value, target_unit,
       starts_on, status, created_at, updated_at)
     values ($1, $2, $3, 'Lighter', $4, $5, $6, $7, $8, 'active', now(), now())`,
    [id, customer.id, by.id, metric, startValue, targetValue, metric === 'custom' ? 'times' : 'kg', startsOn],
  );
  return { id };
}
