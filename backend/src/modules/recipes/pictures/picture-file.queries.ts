import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

export interface AbandonedPicture {
  key: string;
  widths: number[];
}

/** This is much longer than writing the files takes. */
const UNTIL_ADOPTED = '10 minutes';

const EXPECT = `
  insert into abandoned_pictures (key, widths, due_at) values (:key, :widths, now() + '${UNTIL_ADOPTED}'::interval)`;

const NEXT = `
  select key, widths from abandoned_pictures a
  where due_at <= now() and not exists (select from held_pictures where key = a.key)
  order by due_at limit 1 for update skip locked`;

/** Postpones a picture that cannot be removed, so that it does not block the others. */
const LATER = `update abandoned_pictures set due_at = now() + interval '10 minutes' where key = :key`;

/** Tracks pictures in storage that no recipe shows. */
@Injectable()
export class PictureFileQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /** Registers a picture as abandoned unless a recipe adopts it soon. */
  async expect({ key, widths }: AbandonedPicture): Promise<void> {
    await this.sql.rows(EXPECT, { key, widths });
  }

  async abandon(key: string): Promise<void> {
    await this.sql.rows('update abandoned_pictures set due_at = now() where key = :key', { key });
  }

  /** Returns false if the files have already been removed. */
  async adopt(key: string): Promise<boolean> {
    const adopted = await this.em.execute<unknown[]>(
      'delete from abandoned_pictures where key = :key returning key',
      { key },
    );
    return adopted.length > 0;
  }

  /**
   * Returns an abandoned picture that is due and locks it until the transaction ends. Pictures that are already
   * locked are skipped.
   */
  async takeNext(): Promise<AbandonedPicture | undefined> {
    const [next] = await this.em.execute<AbandonedPicture[]>(NEXT);
    return next;
  }

  async forget(key: string): Promise<void> {
    await this.em.execute('delete from abandoned_pictures where key = :key', { key });
  }

  async putOff(key: string): Promise<void> {
    await this.em.execute(LATER, { key });
  }
}
