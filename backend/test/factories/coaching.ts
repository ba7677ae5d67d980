import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { TestUser } from './users.ts';

export async function insertCoaching(db: Pool, trainer: TestUser, customer: TestUser): Promise<void> {
  await db.query(
    `insert into coaching (id, trainer_id, customer_id, since, began_by) values ($1, $2, $3, now(), 'invitation')`,
    [uuid(), trainer.id, customer.id],
  );
}

export async function endCoaching(db: Pool, trainer: TestUser, customer: TestUser): Promise<void> {
  await db.query(
    'update coaching set ended_at = now() where trainer_id = $1 and customer_id = $2 and ended_at is null',
    [trainer.id, customer.id],
  );
}
