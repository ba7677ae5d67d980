import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Writing the files takes much less time than this. */
const UNTIL_ADOPTED = '10 minutes';

const EXPECT = `
  insert into abandoned_profile_images (id, due_at) values (:id, now() + '${UNTIL_ADOPTED}'::interval)`;

const NEXT = `
  select id from abandoned_profile_images where due_at <= now() order by due_at limit 1 for update skip locked`;

/** Postpones an image that cannot be removed, so that it does not block the others. */
const LATER = `update abandoned_profile_images set due_at = now() + interval '10 minutes' where id = :id`;

/** Tracks the files of profile images in storage that no account shows. */
@Injectable()
export class ImageFileQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /** Registers an image as abandoned unless an account adopts its files soon. */
  async expect(id: string): Promise<void> {
    await this.sql.rows(EXPECT, { id });
  }

  async abandon(id: string): Promise<void> {
    await this.sql.rows('update abandoned_profile_images set due_at = now() where id = :id', { id });
  }

  /** Returns false if the files have already been removed. */
  async adopt(id: string): Promise<boolean> {
    const adopted = await this.em.execute<unknown[]>(
      'delete from abandoned_profile_images where id = :id returning id',
      { id },
    );
    return adopted.length > 0;
  }

  /** Returns an abandoned image that is due and locks it until the transaction ends. Locked ones are skipped. */
  async takeNext(): Promise<string | undefined> {
    const [next] = await this.em.execute<{ id: string }[]>(NEXT);
    return next?.id;
  }

  async forget(id: string): Promise<void> {
    await this.em.execute('delete from abandoned_profile_images where id = :id', { id });
  }

  async putOff(id: string): Promise<void> {
    await this.em.execute(LATER, { id });
  }
}
