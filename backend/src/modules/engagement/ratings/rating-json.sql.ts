import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { authorName, pictureAddressIn, roleName } from '../../users/index.js';

/** Joins the summary of a recipe's ratings. It is missing if nobody has rated. */
export const withSummary = ({ recipe, summary }: { recipe: string; summary: string }): string =>
  `left join recipe_rating_summary ${summary} on ${summary}.recipe_id = ${recipe}.id`;

/** Writes a summary as JSON in the shape of dto/rating.response.ts. */
export const summaryOf = (summary: string): string => `json_build_object(
  'averageRating', coalesce(${summary}.average_rating, 0), 'totalRatings', coalesce(${summary}.total_ratings, 0),
  'ratingDistribution', json_build_object(
    '1', coalesce(${summary}.rating_1, 0), '2', coalesce(${summary}.rating_2, 0), '3', coalesce(${summary}.rating_3, 0),
    '4', coalesce(${summary}.rating_4, 0), '5', coalesce(${summary}.rating_5, 0)),
  'totalReviews', coalesce(${summary}.total_reviews, 0), 'helpfulCount', coalesce(${summary}.helpful_count, 0),
  'wouldCookAgainCount', coalesce(${summary}.would_cook_again_count, 0),
  'wouldCookAgainAnswers', (select count(*) from recipe_ratings answered
    where answered.recipe_id = ${summary}.recipe_id and answered.would_cook_again is not null),
  'averageDifficulty', ${summary}.average_difficulty)`;

const own = (t: string) => `
  'id', ${t}.id, 'rating', ${t}.rating, 'reviewText', ${t}.review_text, 'cookingDifficulty', ${t}.cooking_difficulty,
  'wouldCookAgain', ${t}.would_cook_again, 'createdAt', ${jsonTime(`${t}.created_at`)}, 'updatedAt', ${jsonTime(`${t}.updated_at`)}`;

/** A rating as its author sees it. */
export const ownRatingOf = (rating: string): string => `json_build_object(${own(rating)})`;

/**
 * A rating that was shared only among a trainer and their customers stays private when the recipe becomes public,
 * until its author saves it again.
 */
export const isTold = ({
  rating,
  recipe,
  viewer,
}: {
  rating: string;
  recipe: string;
  viewer: string;
}): string =>
  `(${recipe}.owner_id is null or not ${recipe}.is_approved or ${rating}.updated_at >= ${recipe}.approved_at
  or ${rating}.user_id = ${viewer}::uuid or ${recipe}.owner_id = ${viewer}::uuid)`;

/** A rating as others see it. Visitors who are not signed in see no names. */
export const ratingOf = ({
  rating,
  author,
  viewer,
}: {
  rating: string;
  author: string;
  viewer: string;
}): string =>
  `json_build_object(${own(rating)},
  'authorName', case when ${viewer}::uuid is null then ${roleName(author)} else ${authorName(author)} end,
  'authorPicture', case when ${viewer}::uuid is not null then ${pictureAddressIn(author)} end,
  'isOwn', coalesce(${rating}.user_id = ${viewer}::uuid, false), 'helpfulCount', ${rating}.helpful_count,
  'isHelpful', (select h.is_helpful from rating_helpfulness h where h.user_id = ${viewer}::uuid and h.rating_id = ${rating}.id))`;
