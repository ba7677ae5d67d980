import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { TestUser } from './users.ts';

export async function insertCoaching(db: Pool, trainer: TestUser, customer: TestUser): Promise<void> {
  await db.query(
    `insert into coaching (id, trainer_id, customer_id, since, began_by) values ($1, $2, $3, now(), 'invitation')`,
    [uuid(), trainer.id, customer.id],
  );
}
