import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';

/** Each of them is tried in every portion, so that their number bounds the work. */
const MAX_TRIED = 60;

/** Recipes of one's own come first, then those that the words mean most. */
const FIND = `
  select r.id, coalesce(r.owner_id = :userId::uuid, false) as "isOwn"
  from recipe_cards r
  where ${visibleTo({ recipe: 'r', viewer: ':userId' })} and r.words @@ (select recipe_query(:search))
  order by "isOwn" desc, ts_rank('{0.05, 0.2, 0.4, 1}', r.words, (select recipe_query(:search))) desc, r.id
  limit ${MAX_TRIED}`;

@Injectable()
export class SwapQueries {
  constructor(private readonly sql: Sql) {}

  find(search: string, userId: string): Promise<{ id: string; isOwn: boolean }[]> {
    return this.sql.rows(FIND, { search, userId });
  }
}
