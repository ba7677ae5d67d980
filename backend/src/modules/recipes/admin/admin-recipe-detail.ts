import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { WITHIN } from '../recipe-audience.js';
import { RECIPE_SUBJECT } from '../recipe-history.js';
import { time, WHOLE, WITH_RATINGS } from '../recipe-json.js';

const HISTORY = `
  select json_agg(json_build_object('at', ${time('at')}, 'actorEmail', email, 'action', action, 'details', details)
    order by at desc, id desc)
  from (
    select entry.*, users.email from audit_log entry left join users on users.id = entry.actor_id
    where subject_type = '${RECIPE_SUBJECT}' and subject_id = r.id order by at desc, entry.id desc limit 50
  ) as latest`;

const countOf = (table: string) => `(select count(*) from ${table} where recipe_id = r.id)`;

const SHOW = `
  select json_build_object(${WHOLE},
    'ownerEmail', (select email from users where id = r.owner_id), 'offeredAt', ${time('r.offered_at')},
    'approvedByEmail', (select email from users where id = r.approved_by), 'approvedAt', ${time('r.approved_at')},
    'history', coalesce((${HISTORY}), '[]'),
    'dependents', json_build_object(
      'favorites', ${countOf('recipe_favorites')}, 'ratings', ${countOf('recipe_ratings')},
      'collections', ${countOf('collection_recipes')}, 'assigned', ${countOf('personalized_recipes')})
  )::text as body
  from recipes r ${WITH_RATINGS} where r.id = $2 and ${WITHIN.admin}`;

const STATS = `
  select json_build_object(
    'total', count(*), 'approved', count(*) filter (where r.is_approved),
    'pending', count(*) filter (where not r.is_approved), 'users', (select count(*) from users)
  )::text as body
  from recipes r where ${WITHIN.admin}`;

/** What only admins are shown of recipes. */
@Injectable()
export class AdminRecipeDetail {
  constructor(private readonly sql: Sql) {}

  /** With what was done to it, and how much would go with it if it were deleted. */
  show(id: string, adminId: string): Promise<Json> {
    return this.sql.body(SHOW, [adminId, id], { missing: 'Recipe not found' });
  }

  stats(): Promise<Json> {
    return this.sql.body(STATS);
  }
}
