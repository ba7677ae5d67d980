import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface NewMeasurement {
  day?: string;
  measuredAt?: string;
  weightKg?: number;
  waistCm?: number;
  /** A trainer who measured it. */
  by?: { id: string };
}

/** Inserts a measurement that the customer took today, unless the wish says otherwise. */
export async function insertMeasurement(db: Pool, customer: { id: string }, wish: NewMeasurement = {}) {
  const id = uuid();
  await db.query(
    `insert into progress_measurements
       (id, customer_id, recorded_by, day, measured_at, units, weight, waist_cm, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'metric', $6, $7, now(), now())`,
    [
      id,
      customer.id,
      wish.by?.id ?? customer.id,
      wish.day ?? new Date().toISOString().slice(0, 10),
      wish.measuredAt ?? null,
      wish.weightKg ?? 80,
      wish.waistCm ?? null,
    ],
  );
  return { id };
}
