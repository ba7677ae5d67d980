import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';

/** Writing a file takes less time than this. */
const EXPECT = `
  insert into abandoned_own_data (id, due_at) values (:id, now() + interval '30 minutes')
  on conflict (id) do update set due_at = excluded.due_at`;

const ABANDON = `
  insert into abandoned_own_data (id, due_at) values (:id, now()) on conflict (id) do update set due_at = now()`;

/** A second worker may have expected a file that the first one has finished meanwhile. */
const NEXT = `
  select f.id, exists (select from own_data_downloads d where d.id = f.id and d.status = 'done') as "isKept"
  from abandoned_own_data f where f.due_at <= now() order by f.due_at limit 1 for update of f skip locked`;

const LATER = `update abandoned_own_data set due_at = now() + interval '10 minutes' where id = :id`;

const FAIL_FORGOTTEN = `
  update own_data_downloads set status = 'failed', changed_at = now(), expires_at = now() + interval '1 day'
  where status in ('waiting', 'running') and changed_at < now() - interval '1 hour'`;

/** Tracks the files of downloads, as those of recipe cards are tracked (decision 47). */
@Injectable()
export class DownloadFileQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async expect(id: string): Promise<void> {
    await this.sql.rows(EXPECT, { id });
  }

  async abandon(id: string): Promise<void> {
    await this.sql.rows(ABANDON, { id });
  }

  /** Returns false if the file has already been removed. */
  async adopt(id: string): Promise<boolean> {
    const adopted = await this.em.execute<unknown[]>(
      'delete from abandoned_own_data where id = :id returning id',
      { id },
    );
    return adopted.length > 0;
  }

  async takeNext(): Promise<{ id: string; isKept: boolean } | undefined> {
    const [next] = await this.em.execute<{ id: string; isKept: boolean }[]>(NEXT);
    return next;
  }

  async forget(id: string): Promise<void> {
    await this.em.execute('delete from abandoned_own_data where id = :id', { id });
  }

  async putOff(id: string): Promise<void> {
    await this.em.execute(LATER, { id });
  }

  async sweepRows(): Promise<void> {
    await this.sql.rows('delete from own_data_downloads where expires_at <= now()');
    await this.sql.rows(FAIL_FORGOTTEN);
  }
}
