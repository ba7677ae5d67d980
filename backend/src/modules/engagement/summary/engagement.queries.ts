import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { visibleTo, withStars } from '../../recipes/index.js';
import { authorName } from '../../users/index.js';
import { isTold } from '../ratings/rating-json.sql.js';
import { isNewTo, isToTaste, reasonOf, scoreOf, tasteOf } from '../recommendations/taste.sql.js';

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's', rating: 't', taste: 'taste' };

/**
 * Views are recorded once an hour, and the owner's own views are left out. Cooking can be recorded at any time but
 * counts once a day.
 */
const VIEWS = `(select count(*) from recipe_interactions i where i.recipe_id = r.id and i.interaction_type = 'view'
  and i.user_id is distinct from :userId::uuid)`;
const COOKED = `(select count(distinct (i.user_id, date_trunc('day', i.interaction_date)))
  from recipe_interactions i where i.recipe_id = r.id and i.interaction_type = 'cook')`;

const SHOW = `
  select json_build_object(
    'avgRating', coalesce(s.average_rating, 0), 'totalRatings', coalesce(s.total_ratings, 0),
    'viewCount', ${VIEWS}, 'cookCount', ${COOKED},
    'favoriteCount', (select count(*) from recipe_favorites f where f.recipe_id = r.id),
    'recentReview', (
      select json_build_object('authorName', ${authorName('u')}, 'rating', t.rating, 'comment', t.review_text)
      from recipe_ratings t join people u on u.id = t.user_id
      where t.recipe_id = r.id and t.review_text is not null and ${isTold(NAMES)}
      order by t.updated_at desc, t.id desc limit 1),
    'isFavorited', exists (select from recipe_favorites f where f.user_id = :userId::uuid and f.recipe_id = r.id),
    'ownRating', (select t.rating from recipe_ratings t where t.user_id = :userId::uuid and t.recipe_id = r.id),
    'isRecommended', why.reason is not null, 'recommendationReason', why.reason
  )::text as body
  from recipe_cards r ${withStars(NAMES)}
  left join lateral (
    select ${reasonOf('taste')} as reason from (${tasteOf(':userId')}) as taste
    where ${isToTaste(NAMES)} and ${isNewTo(NAMES)}
    order by ${scoreOf('taste')} desc limit 1
  ) as why on true
  where r.id = :recipeId and ${visibleTo(NAMES)}`;

/** Everything that users did with one recipe, in one response. */
@Injectable()
export class EngagementQueries {
  constructor(private readonly sql: Sql) {}

  show(recipeId: string, userId: string | null): Promise<Json> {
    return this.sql.body(SHOW, { userId, recipeId }, { missing: 'Recipe not found' });
  }
}
