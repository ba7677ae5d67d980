import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface NewEntry {
  day?: string;
  meal?: string;
  name?: string;
  calories?: number;
  protein?: number;
  fiber?: number | null;
  deletedAt?: Date;
}

/** Inserts own figures that the customer logged today for lunch, unless the wish says otherwise. */
export async function insertDiaryEntry(db: Pool, customer: { id: string }, wish: NewEntry = {}) {
  const id = uuid();
  await db.query(
    `insert into diary_entries
       (id, customer_id, day, meal, kind, name, calories, protein, carbs, fat, fiber, deleted_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'own', $5, $6, $7, 10, 10, $8, $9, now(), now())`,
    [
      id,
      customer.id,
      wish.day ?? new Date().toISOString().slice(0, 10),
      wish.meal ?? 'lunch',
      wish.name ?? 'Sandwich',
      wish.calories ?? 400,
      wish.protein ?? 20,
      wish.fiber === undefined ? 3 : wish.fiber,
      wish.deletedAt ?? null,
    ],
  );
  return { id };
}

export async function insertOwnFood(db: Pool, customer: { id: string }, name = 'Oat bar') {
  const id = uuid();
  await db.query(
    `insert into diary_foods (id, customer_id, name, serving_grams, calories, protein, carbs, fat, created_at)
     values ($1, $2, $3, 45, 190, 6, 28, 5, now())`,
    [id, customer.id, name],
  );
  return { id };
}
