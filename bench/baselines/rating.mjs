import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * A rating with nothing around it: the token's signature, the statement that loads the session, one that writes the
 * rating if the recipe is visible, and one that reads the summary which the database's trigger maintains.
 */
const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  rate: `with recipe as (
      select id from recipes r where id = $2 and r.audience = any(array(
        select '00000000-0000-0000-0000-000000000000'::uuid
        union all select $1::uuid
        union all select trainer_id from coaching where customer_id = $1 and ended_at is null)) for key share
    ), rated as (
      insert into recipe_ratings (id, user_id, recipe_id, rating) select $3, $1, id, $4 from recipe
      on conflict (recipe_id, user_id) do update set rating = excluded.rating, updated_at = now() returning *
    ), noted as (
      insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value)
      select user_id, recipe_id, 'rate', rating from rated on conflict do nothing
    )
    select * from rated`,
  summary: `select s.*, (select count(*)::int from recipe_ratings r
      where r.recipe_id = s.recipe_id and r.would_cook_again is not null) as would_cook_again_answers
    from recipe_rating_summary s where s.recipe_id = $1`,
});

serve(async (request) => {
  const { recipeId, rating } = await json(request);
  if (!/^[\da-f-]{36}$/.test(recipeId) || !Number.isInteger(rating) || rating < 1 || rating > 5)
    throw new Error('This is no rating');
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const [written] = await rows('rate', [session.user_id, recipeId, randomUUID(), rating]);
  const [summary] = await rows('summary', [recipeId]);
  const data = { rating: ratingOf(written), summary: summaryOf(summary) };
  return { message: 'Thank you for rating this recipe!', data };
});

function ratingOf(row) {
  return {
    id: row.id,
    rating: row.rating,
    reviewText: row.review_text,
    cookingDifficulty: row.cooking_difficulty,
    wouldCookAgain: row.would_cook_again,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function summaryOf(row) {
  return {
    averageRating: Number(row.average_rating),
    totalRatings: row.total_ratings,
    ratingDistribution: {
      1: row.rating_1,
      2: row.rating_2,
      3: row.rating_3,
      4: row.rating_4,
      5: row.rating_5,
    },
    totalReviews: row.total_reviews,
    helpfulCount: row.helpful_count,
    wouldCookAgainCount: row.would_cook_again_count,
    wouldCookAgainAnswers: row.would_cook_again_answers,
    averageDifficulty: row.average_difficulty === null ? null : Number(row.average_difficulty),
  };
}
