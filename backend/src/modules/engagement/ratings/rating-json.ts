import { time } from '../../recipes/index.js';
import { AUTHOR_NAME, ROLE_NAME } from '../../users/index.js';

/** Of the row `summary`, which may be missing: then no one has rated. The shape is that of dto/rating.response.ts. */
export const SUMMARY = `json_build_object(
  'averageRating', coalesce(summary.average_rating, 0), 'totalRatings', coalesce(summary.total_ratings, 0),
  'ratingDistribution', json_build_object(
    '1', coalesce(summary.rating_1, 0), '2', coalesce(summary.rating_2, 0), '3', coalesce(summary.rating_3, 0),
    '4', coalesce(summary.rating_4, 0), '5', coalesce(summary.rating_5, 0)),
  'totalReviews', coalesce(summary.total_reviews, 0), 'helpfulCount', coalesce(summary.helpful_count, 0),
  'wouldCookAgainCount', coalesce(summary.would_cook_again_count, 0),
  'wouldCookAgainAnswers', (select count(*) from recipe_ratings answered
    where answered.recipe_id = summary.recipe_id and answered.would_cook_again is not null),
  'averageDifficulty', summary.average_difficulty)`;

const OWN = `
  'id', t.id, 'rating', t.rating, 'reviewText', t.review_text, 'cookingDifficulty', t.cooking_difficulty,
  'wouldCookAgain', t.would_cook_again, 'createdAt', ${time('t.created_at')}, 'updatedAt', ${time('t.updated_at')}`;

/** Of a rating `t`. */
export const OWN_RATING = `json_build_object(${OWN})`;

/**
 * Of a rating `t` of a recipe `r`: what was said among a trainer and their customers is not told to everyone when the
 * recipe becomes the library's, until whoever said it says it again. `$1` is who asks.
 */
export const IS_TOLD = `(r.owner_id is null or not r.is_approved or t.updated_at >= r.approved_at
  or t.user_id = $1::uuid or r.owner_id = $1::uuid)`;

/** Of a rating `t` and its author `u`; `$1` is who asks, or null: whoever is not signed in is told no names. */
export const RATING = `json_build_object(${OWN},
  'authorName', case when $1::uuid is null then ${ROLE_NAME} else ${AUTHOR_NAME} end, 'isOwn', coalesce(t.user_id = $1::uuid, false), 'helpfulCount', t.helpful_count,
  'isHelpful', (select h.is_helpful from rating_helpfulness h where h.user_id = $1::uuid and h.rating_id = t.id))`;
