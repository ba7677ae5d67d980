import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

export interface HashedView {
  share_id: string;
  hour: string;
  visitor: string;
}

/** Each hour has one key, whichever backend asks first. */
const KEY_OF_HOUR = `
  insert into share_view_keys as k (hour, key) values (:hour, :key)
  on conflict (hour) do update set key = k.key returning key`;

/**
 * Links are locked in one order, so that two backends cannot deadlock. A view whose key has been deleted meanwhile
 * cannot be distinguished from others and is dropped.
 */
const WRITE = `
  with noted as (
    select n.* from jsonb_to_recordset(:views::jsonb) as n(share_id uuid, hour timestamptz, visitor text)
  ), links as materialized (
    select id from shared_meal_plans where id in (select share_id from noted) order by id for no key update
  ), seen as (
    insert into share_views (share_id, hour, visitor)
    select n.share_id, n.hour, decode(n.visitor, 'hex')
    from noted n join links l on l.id = n.share_id join share_view_keys k on k.hour = n.hour
    on conflict do nothing
    returning share_id
  )
  update shared_meal_plans s set view_count = s.view_count + v.count
  from (select share_id, count(*)::int from seen group by share_id) v where s.id = v.share_id`;

/**
 * The end of the hour plus two minutes, because views of its last seconds still have to be written. Hashes are
 * deleted with the key.
 */
const THROW_AWAY = `delete from share_view_keys where hour < now() - interval '1 hour 2 minutes'`;

@Injectable()
export class ShareViewQueries {
  constructor(private readonly sql: Sql) {}

  /** Returns the key of that hour, storing the given one if there is none yet. */
  async readKey(hour: string, key: Buffer): Promise<Buffer> {
    const row = await this.sql.row<{ key: Buffer }>(KEY_OF_HOUR, { hour, key });
    if (!row) throw new Error(`no key for ${hour}`);
    return row.key;
  }

  async write(views: HashedView[]): Promise<void> {
    await this.sql.rows(WRITE, { views: JSON.stringify(views) });
  }

  async throwKeysAway(): Promise<void> {
    await this.sql.rows(THROW_AWAY);
  }
}
