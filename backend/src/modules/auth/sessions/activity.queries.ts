import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** The activity of one session since the last write. */
export interface SeenActivity {
  session_id: string;
  user_id: string;
  pages: number;
  recipes: number;
  favorites: number;
  collections: number;
  user_agent: string | null;
  ip_address: string;
}

/** After half an hour without requests, the next one begins a new row. */
const WRITE = `
  with noted as (
    select n.* from jsonb_to_recordset(:seen::jsonb)
      as n(session_id uuid, user_id uuid, pages int, recipes int, favorites int, collections int,
           user_agent text, ip_address inet)
    join people u on u.id = n.user_id
  ), current as (
    select distinct on (a.session_id) a.id, a.session_id from user_activity_sessions a join noted n using (session_id)
    where a.end_time > now() - interval '30 minutes' order by a.session_id, a.end_time desc
  ), continued as (
    update user_activity_sessions a set
      end_time = now(), pages_viewed = a.pages_viewed + n.pages, recipes_viewed = a.recipes_viewed + n.recipes,
      favorites_added = a.favorites_added + n.favorites,
      collections_created = a.collections_created + n.collections
    from current c join noted n using (session_id) where a.id = c.id
  ), touched as (
    update sessions s set last_seen_at = now() from noted n where s.id = n.session_id
  )
  insert into user_activity_sessions
    (user_id, session_id, pages_viewed, recipes_viewed, favorites_added, collections_created, user_agent, ip_address)
  select n.user_id, n.session_id, n.pages, n.recipes, n.favorites, n.collections, n.user_agent, n.ip_address from noted n
  where not exists (select from current c where c.session_id = n.session_id)`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly sql: Sql) {}

  async write(seen: SeenActivity[]): Promise<void> {
    await this.sql.rows(WRITE, { seen: JSON.stringify(seen) });
  }
}
