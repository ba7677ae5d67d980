import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Writing a file takes much less time than this. */
const UNTIL_ADOPTED = '10 minutes';

const EXPECT = `
  insert into abandoned_card_files as f (id, due_at) values (:id, now() + '${UNTIL_ADOPTED}'::interval)
  on conflict (id) do update set due_at = excluded.due_at`;

const ABANDON = `
  insert into abandoned_card_files (id, due_at) values (:id, now()) on conflict (id) do update set due_at = now()`;

/** A second worker on the same export may have expected a file that the first one has finished meanwhile. */
const NEXT = `
  select f.id, exists (select from card_exports e where e.id = f.id and e.status = 'done') as "isKept"
  from abandoned_card_files f where f.due_at <= now() order by f.due_at limit 1 for update of f skip locked`;

const LATER = `update abandoned_card_files set due_at = now() + interval '10 minutes' where id = :id`;

const FAIL_FORGOTTEN = `
  update card_exports set status = 'failed', changed_at = now(), expires_at = now() + interval '1 day'
  where status in ('waiting', 'running') and changed_at < now() - interval '20 minutes'`;

const NOTE_MADE = `
  update card_exports set made = :made, changed_at = now()
  where id = :id and status = 'running' and attempts = :attempt`;

/** Tracks the files of exports, and how far they are. */
@Injectable()
export class CardFileQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /** Registers a file as abandoned unless its export is finished soon. */
  async expect(id: string): Promise<void> {
    await this.sql.rows(EXPECT, { id });
  }

  async abandon(id: string): Promise<void> {
    await this.sql.rows(ABANDON, { id });
  }

  /** Returns false if the file has already been removed. */
  async adopt(id: string): Promise<boolean> {
    const adopted = await this.em.execute<unknown[]>(
      'delete from abandoned_card_files where id = :id returning id',
      { id },
    );
    return adopted.length > 0;
  }

  /** Returns an abandoned file that is due and locks it until the transaction ends. Locked ones are skipped. */
  async takeNext(): Promise<{ id: string; isKept: boolean } | undefined> {
    const [next] = await this.em.execute<{ id: string; isKept: boolean }[]>(NEXT);
    return next;
  }

  async forget(id: string): Promise<void> {
    await this.em.execute('delete from abandoned_card_files where id = :id', { id });
  }

  /** Postpones a file that cannot be removed, so that it does not block the others. */
  async putOff(id: string): Promise<void> {
    await this.em.execute(LATER, { id });
  }

  async noteMade(id: string, attempt: number, made: number): Promise<void> {
    await this.sql.rows(NOTE_MADE, { id, attempt, made });
  }

  /** Deletes exports that have expired, and ends those whose job is gone. */
  async sweepRows(): Promise<void> {
    await this.sql.rows('delete from card_exports where expires_at <= now()');
    await this.sql.rows(FAIL_FORGOTTEN);
  }
}
