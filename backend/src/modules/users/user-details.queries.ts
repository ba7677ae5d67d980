import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../platform/database/sql.js';
import { accountFields, linkedUsers } from './admin-user-json.sql.js';

const MAX_ENTRIES = 50;

/** The shape is that of `AdminUserDetailResponse`, and a test compares the two. */
const SHOW = `
  with coached as (
    select count(*) as customers, ${linkedUsers('u')} as list
    from coaching c join users u on u.id = c.customer_id where c.trainer_id = :id and c.ended_at is null
  ), coaches as (
    select ${linkedUsers('u')} as list
    from coaching c join users u on u.id = c.trainer_id where c.customer_id = :id and c.ended_at is null
  ), entries as materialized (
    select * from audit_trail where subject_type = 'user' and subject_id = :id
    order by at desc, id desc limit ${MAX_ENTRIES}
  ), actors as materialized (
    select id, email from users where id = any(array(select distinct actor_id from entries))
  ), history as (
    select json_agg(entry) as list from (
      select ${jsonTime('e.at')} as at, actors.email as "actorEmail", e.action, e.details
      from entries e left join actors on actors.id = e.actor_id order by e.at desc, e.id desc
    ) entry
  )
  select json_build_object(${accountFields('a')},
    'trainers', coalesce(coaches.list, '[]'), 'customerCount', coached.customers,
    'secondFactorSince', ${jsonTime('a.second_factor_since')}, 'customers', coalesce(coached.list, '[]'),
    'history', coalesce(history.list, '[]'))::text as body
  from users a, coached, coaches, history where a.id = :id`;

/** Shows an account with its links and its history to admins. The database writes the response (decision 12). */
@Injectable()
export class UserDetailsQueries {
  constructor(private readonly sql: Sql) {}

  show(id: string): Promise<Json> {
    return this.sql.body(SHOW, { id });
  }
}
