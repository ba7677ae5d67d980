import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface NewPhoto {
  day?: string;
  isPrivate?: boolean;
}

/** Inserts a photo of today without its files, which only its customer sees unless the wish says otherwise. */
export async function insertPhoto(db: Pool, customer: { id: string }, wish: NewPhoto = {}) {
  const id = uuid();
  await db.query(
    `insert into progress_photos
       (id, customer_id, day, photo_type, is_private, width, height, created_at, updated_at)
     values ($1, $2, $3, 'front', $4, 64, 40, now(), now())`,
    [id, customer.id, wish.day ?? new Date().toISOString().slice(0, 10), wish.isPrivate ?? true],
  );
  return { id };
}
