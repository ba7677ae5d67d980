import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';

/** True for the ID `f.id` of a download whose file is finished. */
export const IS_FINISHED_DOWNLOAD = `exists (select from own_data_downloads d where d.id = f.id and d.status = 'done')`;

const FAIL_FORGOTTEN = `
  update own_data_downloads set status = 'failed', changed_at = now(), expires_at = now() + interval '1 day'
  where status in ('waiting', 'running') and changed_at < now() - interval '1 hour'`;

@Injectable()
export class DownloadQueries {
  constructor(private readonly sql: Sql) {}

  /** Deletes downloads that have expired, and ends those whose job is gone. */
  async endOld(): Promise<void> {
    await this.sql.rows('delete from own_data_downloads where expires_at <= now()');
    await this.sql.rows(FAIL_FORGOTTEN);
  }
}
