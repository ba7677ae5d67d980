import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';

/** Each is tried in every portion, so this bounds the work. */
const MAX_TRIED = 60;

/** Own recipes come first, then the best matches. */
const FIND = `
  select r.id, coalesce(r.owner_id = :userId::uuid, false) as "isOwn"
  from recipe_cards r
  where ${visibleTo({ recipe: 'r', viewer: ':userId' })} and not r.is_side and r.words @@ (select recipe_query(:search))
  order by "isOwn" desc, ts_rank('{0.05, 0.2, 0.4, 1}', r.words, (select recipe_query(:search))) desc, r.id
  limit ${MAX_TRIED}`;

@Injectable()
export class SwapQueries {
  constructor(private readonly sql: Sql) {}

  find(search: string, userId: string): Promise<{ id: string; isOwn: boolean }[]> {
    return this.sql.rows(FIND, { search, userId });
  }
}
