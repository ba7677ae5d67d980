import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';
import { isTold, ownRatingOf, ratingOf, summaryOf, withSummary } from './rating-json.sql.js';

export const RATING_SORTS = ['rating_desc', 'rating_asc', 'reviews_desc', 'recent'] as const;

export type RatingSort = (typeof RATING_SORTS)[number];

interface RatingsPage {
  sort?: RatingSort;
  page: number;
  limit: number;
}

const NAMES = { recipe: 'r', rating: 't', author: 'u', summary: 's', viewer: ':userId' };

const RECENT = 't.updated_at desc, t.id desc';

const listStatement = (order: string) => `
  select json_build_object(
    'summary', ${summaryOf('s')},
    'ratings', coalesce((
      select json_agg(${ratingOf(NAMES)} order by ${order})
      from (select t.* from recipe_ratings t where t.recipe_id = r.id and ${isTold(NAMES)}
        order by ${order} limit :limit offset :offset) as t
      join people u on u.id = t.user_id
    ), '[]'),
    'total', case when r.owner_id is null then coalesce(s.total_ratings, 0)
      else (select count(*) from recipe_ratings t where t.recipe_id = r.id and ${isTold(NAMES)}) end
  )::text as body
  from recipe_cards r ${withSummary(NAMES)} where r.id = :recipeId and ${visibleTo(NAMES)}`;

const LIST: Record<RatingSort, string> = {
  rating_desc: listStatement(`t.rating desc, ${RECENT}`),
  rating_asc: listStatement(`t.rating, ${RECENT}`),
  reviews_desc: listStatement(`t.review_text is null, t.helpful_count desc, ${RECENT}`),
  recent: listStatement(RECENT),
};

const OWN = `
  select json_build_object('data', (
    select ${ownRatingOf('t')} from recipe_ratings t where t.recipe_id = r.id and t.user_id = :userId
  ))::text as body
  from recipe_cards r where r.id = :recipeId and ${visibleTo(NAMES)}`;

const missing = 'Recipe not found';

/** Reads the ratings and reviews of a recipe. */
@Injectable()
export class RatingListQueries {
  constructor(private readonly sql: Sql) {}

  list(
    recipeId: string,
    userId: string | null,
    { sort = 'recent', page, limit }: RatingsPage,
  ): Promise<Json> {
    return this.sql.body(LIST[sort], { userId, recipeId, limit, offset: (page - 1) * limit }, { missing });
  }

  own(recipeId: string, userId: string): Promise<Json> {
    return this.sql.body(OWN, { userId, recipeId }, { missing });
  }
}
