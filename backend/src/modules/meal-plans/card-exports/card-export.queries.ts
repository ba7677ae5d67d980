import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** True for the ID `f.id` of an export whose file is finished. */
export const IS_FINISHED_EXPORT = `exists (select from card_exports e where e.id = f.id and e.status = 'done')`;

const FAIL_FORGOTTEN = `
  update card_exports set status = 'failed', changed_at = now(), expires_at = now() + interval '1 day'
  where status in ('waiting', 'running') and changed_at < now() - interval '20 minutes'`;

const NOTE_MADE = `
  update card_exports set made = :made, changed_at = now()
  where id = :id and status = 'running' and attempts = :attempt`;

/** Tracks how far exports are, and when they end. */
@Injectable()
export class CardExportQueries {
  constructor(private readonly sql: Sql) {}

  async noteMade(id: string, attempt: number, made: number): Promise<void> {
    await this.sql.rows(NOTE_MADE, { id, attempt, made });
  }

  /** Deletes exports that have expired, and ends those whose job is gone. */
  async endOld(): Promise<void> {
    await this.sql.rows('delete from card_exports where expires_at <= now()');
    await this.sql.rows(FAIL_FORGOTTEN);
  }
}
