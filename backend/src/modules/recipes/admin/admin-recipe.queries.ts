import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { ofAdmins } from '../recipe-audience.sql.js';
import { RECIPE_SUBJECT } from '../recipe-history.js';
import { wholeOf, withStars } from '../recipe-json.sql.js';

const NAMES = { recipe: 'r', viewer: ':adminId', stars: 's' };

const HISTORY = `
  select json_agg(json_build_object('at', ${jsonTime('at')}, 'actorEmail', email, 'action', action, 'details', details)
    order by at desc, id desc)
  from (
    select entry.*, p.email from audit_trail entry left join people p on p.id = entry.actor_id
    where subject_type = '${RECIPE_SUBJECT}' and subject_id = r.id order by at desc, entry.id desc limit 50
  ) as latest`;

const DEPENDENTS = `
  select json_build_object('favorites', u.favorites, 'ratings', u.ratings, 'collections', u.collections,
    'assigned', (select count(*) from personalized_recipes p where p.recipe_id = r.id))
  from recipe_uses u where u.recipe_id = r.id`;

const emailOf = (user: string) => `(select p.email from people p where p.id = ${user})`;

const SHOW = `
  select json_build_object(${wholeOf(NAMES)},
    'ownerEmail', ${emailOf('r.owner_id')}, 'madeBy', r.made_by, 'offeredAt', ${jsonTime('r.offered_at')},
    'approvedByEmail', ${emailOf('r.approved_by')}, 'approvedAt', ${jsonTime('r.approved_at')},
    'history', coalesce((${HISTORY}), '[]'),
    'dependents', (${DEPENDENTS})
  )::text as body
  from recipes r ${withStars(NAMES)} where r.id = :id and ${ofAdmins('r')}`;

const DEPENDENTS_OF_SEVERAL = `
  select json_build_object('recipes', coalesce(
    json_agg(json_build_object('id', r.id, 'name', r.name, 'dependents', (${DEPENDENTS})) order by wanted.place), '[]'
  ))::text as body
  from unnest(:ids::uuid[]) with ordinality as wanted (id, place)
  join recipes r on r.id = wanted.id and ${ofAdmins('r')}`;

const STATS = `
  select json_build_object(
    'total', count(*), 'approved', count(*) filter (where r.is_approved),
    'pending', count(*) filter (where not r.is_approved), 'users', (select count(*) from people)
  )::text as body
  from recipes r where ${ofAdmins('r')}`;

/** Reads the parts of recipes that only admins see. */
@Injectable()
export class AdminRecipeQueries {
  constructor(private readonly sql: Sql) {}

  /** Includes the recipe's history and how much would be deleted with it. */
  show(id: string, adminId: string): Promise<Json> {
    return this.sql.body(SHOW, { adminId, id }, { missing: 'Recipe not found' });
  }

  /** Leaves out recipes that do not exist, and keeps the order of the IDs. */
  dependentsOf(ids: string[]): Promise<Json> {
    return this.sql.body(DEPENDENTS_OF_SEVERAL, { ids });
  }

  stats(): Promise<Json> {
    return this.sql.body(STATS);
  }
}
