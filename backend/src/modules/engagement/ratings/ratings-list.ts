import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { visibleTo, WITH_RATINGS } from '../../recipes/index.js';
import { IS_TOLD, OWN_RATING, RATING, SUMMARY } from './rating-json.js';

export const RATING_SORTS = ['rating_desc', 'rating_asc', 'reviews_desc', 'recent'] as const;

export type RatingSort = (typeof RATING_SORTS)[number];

interface RatingsPage {
  sort?: RatingSort;
  page: number;
  limit: number;
}

const RECENT = 't.updated_at desc, t.id desc';

const listStatement = (order: string) => `
  select json_build_object(
    'summary', ${SUMMARY},
    'ratings', coalesce((
      select json_agg(${RATING} order by ${order})
      from (select t.* from recipe_ratings t where t.recipe_id = r.id and ${IS_TOLD}
        order by ${order} limit $3 offset $4) as t
      join users u on u.id = t.user_id
    ), '[]'),
    'total', case when r.owner_id is null then coalesce(summary.total_ratings, 0)
      else (select count(*) from recipe_ratings t where t.recipe_id = r.id and ${IS_TOLD}) end
  )::text as body
  from recipes r ${WITH_RATINGS} where r.id = $2 and ${visibleTo('$1')}`;

const LIST: Record<RatingSort, string> = {
  rating_desc: listStatement(`t.rating desc, ${RECENT}`),
  rating_asc: listStatement(`t.rating, ${RECENT}`),
  reviews_desc: listStatement(`t.review_text is null, t.helpful_count desc, ${RECENT}`),
  recent: listStatement(RECENT),
};

const OWN = `
  select json_build_object('data', (
    select ${OWN_RATING} from recipe_ratings t where t.recipe_id = r.id and t.user_id = $1
  ))::text as body
  from recipes r where r.id = $2 and ${visibleTo('$1')}`;

/** What people say of a recipe. */
@Injectable()
export class RatingsList {
  constructor(private readonly sql: Sql) {}

  of(recipeId: string, userId: string | null, { sort = 'recent', page, limit }: RatingsPage): Promise<Json> {
    return this.read(LIST[sort], [userId, recipeId, limit, (page - 1) * limit]);
  }

  own(recipeId: string, userId: string): Promise<Json> {
    return this.read(OWN, [userId, recipeId]);
  }

  private read(statement: string, values: unknown[]): Promise<Json> {
    return this.sql.body(statement, values, { missing: 'Recipe not found' });
  }
}
