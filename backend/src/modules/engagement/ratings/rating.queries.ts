import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';
import { ownRatingOf, summaryOf, withSummary } from './rating-json.sql.js';

export interface Opinion {
  rating: number;
  /** If omitted, the former value stays. */
  reviewText?: string | null;
  cookingDifficulty?: number | null;
  wouldCookAgain?: boolean | null;
}

export interface WrittenRating {
  rating: Json;
  /** True if the recipe belongs to the author. Nothing was written then. */
  isOwn: boolean;
}

/**
 * All statements lock in the same order: recipe, rating, summary. This prevents deadlocks, and a recipe that is being
 * deleted is waited for and then not found. The summary is written by a trigger within the transaction of this
 * statement.
 */
const RECIPE = `recipe as (
  select r.id, r.owner_id is not distinct from :userId::uuid as is_own from recipe_cards r
  where r.id = :recipeId and ${visibleTo({ recipe: 'r', viewer: ':userId' })} for key share
)`;

const RATE = `
  with ${RECIPE}, rated as (
    insert into recipe_ratings as t (id, user_id, recipe_id, rating, review_text, cooking_difficulty, would_cook_again)
    select :id, :userId, id, :rating, :reviewText, :cookingDifficulty, :wouldCookAgain from recipe where not is_own
    on conflict (recipe_id, user_id) do update set
      rating = excluded.rating, updated_at = now(),
      review_text = case when :hasReviewText::boolean then excluded.review_text else t.review_text end,
      cooking_difficulty = case when :hasCookingDifficulty::boolean then excluded.cooking_difficulty else t.cooking_difficulty end,
      would_cook_again = case when :hasWouldCookAgain::boolean then excluded.would_cook_again else t.would_cook_again end
    returning t.*
  ), noted as (
    insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value, session_id)
    select user_id, recipe_id, 'rate', rating, :sessionId from rated on conflict do nothing
  )
  select ${ownRatingOf('t')}::text as rating, recipe.is_own as "isOwn" from recipe left join rated t on true`;

const TAKE_BACK = `
  with ${RECIPE}, taken as (
    delete from recipe_ratings t using recipe where t.recipe_id = recipe.id and t.user_id = :userId
  )
  select 'null' as rating, false as "isOwn" from recipe`;

/** Runs after the rating was written, because a statement does not see what its own triggers write. */
const SUMMARY = `
  select ${summaryOf('s')}::text as summary
  from (select :recipeId::uuid as id) as r ${withSummary({ recipe: 'r', summary: 's' })}`;

/** Writes ratings. Methods return undefined if the user sees no such recipe. */
@Injectable()
export class RatingQueries {
  constructor(private readonly sql: Sql) {}

  rate(
    { userId, sessionId }: { userId: string; sessionId: string },
    recipeId: string,
    { rating, reviewText, cookingDifficulty, wouldCookAgain }: Opinion,
  ): Promise<WrittenRating | undefined> {
    return this.sql.row(RATE, {
      ...{ id: uuid(), userId, sessionId, recipeId, rating },
      ...{ reviewText: reviewText || null, hasReviewText: reviewText !== undefined },
      ...{ cookingDifficulty, hasCookingDifficulty: cookingDifficulty !== undefined },
      ...{ wouldCookAgain, hasWouldCookAgain: wouldCookAgain !== undefined },
    });
  }

  takeBack(userId: string, recipeId: string): Promise<WrittenRating | undefined> {
    return this.sql.row(TAKE_BACK, { userId, recipeId });
  }

  async readSummary(recipeId: string): Promise<Json | undefined> {
    return (await this.sql.row<{ summary: Json }>(SUMMARY, { recipeId }))?.summary;
  }
}
