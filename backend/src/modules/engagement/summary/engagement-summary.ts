import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { visibleTo, WITH_RATINGS } from '../../recipes/index.js';
import { AUTHOR_NAME } from '../../users/index.js';
import { IS_TOLD } from '../ratings/rating-json.js';
import { IS_NEW_TO_USER, IS_TO_TASTE, REASON, SCORE, TASTE } from '../recommendations/taste.js';

/** Views are noted once an hour, and one's own opening of the page is no news to oneself; whoever cooks says so as often as they like, and counts once a day. */
const VIEWS = `(select count(*) from recipe_interactions i where i.recipe_id = r.id and i.interaction_type = 'view'
  and i.user_id is distinct from $1::uuid)`;
const COOKED = `(select count(distinct (i.user_id, date_trunc('day', i.interaction_date)))
  from recipe_interactions i where i.recipe_id = r.id and i.interaction_type = 'cook')`;

const SHOW = `
  select json_build_object(
    'avgRating', coalesce(summary.average_rating, 0), 'totalRatings', coalesce(summary.total_ratings, 0),
    'viewCount', ${VIEWS}, 'cookCount', ${COOKED},
    'favoriteCount', (select count(*) from recipe_favorites f where f.recipe_id = r.id),
    'recentReview', (
      select json_build_object('authorName', ${AUTHOR_NAME}, 'rating', t.rating, 'comment', t.review_text)
      from recipe_ratings t join users u on u.id = t.user_id
      where t.recipe_id = r.id and t.review_text is not null and ${IS_TOLD}
      order by t.updated_at desc, t.id desc limit 1),
    'isFavorited', exists (select from recipe_favorites f where f.user_id = $1::uuid and f.recipe_id = r.id),
    'ownRating', (select t.rating from recipe_ratings t where t.user_id = $1::uuid and t.recipe_id = r.id),
    'isRecommended', why.reason is not null, 'recommendationReason', why.reason
  )::text as body
  from recipes r ${WITH_RATINGS}
  left join lateral (
    select ${REASON} as reason from (${TASTE}) as taste where ${IS_TO_TASTE} and ${IS_NEW_TO_USER}
    order by ${SCORE} desc limit 1
  ) as why on true
  where r.id = $2 and ${visibleTo('$1')}`;

/** All that people did with one recipe, in one answer. */
@Injectable()
export class EngagementSummary {
  constructor(private readonly sql: Sql) {}

  of(recipeId: string, userId: string | null): Promise<Json> {
    return this.sql.body(SHOW, [userId, recipeId], { missing: 'Recipe not found' });
  }
}
