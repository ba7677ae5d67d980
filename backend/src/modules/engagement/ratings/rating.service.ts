import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { visibleTo, WITH_RATINGS } from '../../recipes/index.js';
import { OWN_RATING, SUMMARY } from './rating-json.js';
import { OwnRecipeError } from './ratings.errors.js';

export interface Opinion {
  rating: number;
  /** Left out: as it was said before. */
  reviewText?: string | null;
  cookingDifficulty?: number | null;
  wouldCookAgain?: boolean | null;
}

/**
 * Whoever writes locks in one order: the recipe, the rating, the summary. So a recipe that is being deleted is waited
 * for, and then is not found, and no one waits in a circle. The summary is written by a trigger, in the transaction
 * that this statement is.
 */
const RECIPE = `recipe as (
  select r.id, r.owner_id is not distinct from $1::uuid as is_own from recipes r where r.id = $2 and ${visibleTo('$1')} for key share
)`;

const RATE = `
  with ${RECIPE}, rated as (
    insert into recipe_ratings as t (id, user_id, recipe_id, rating, review_text, cooking_difficulty, would_cook_again)
    select $3, $1, id, $4, $5, $7, $9 from recipe where not is_own
    on conflict (recipe_id, user_id) do update set
      rating = excluded.rating, updated_at = now(),
      review_text = case when $6::boolean then excluded.review_text else t.review_text end,
      cooking_difficulty = case when $8::boolean then excluded.cooking_difficulty else t.cooking_difficulty end,
      would_cook_again = case when $10::boolean then excluded.would_cook_again else t.would_cook_again end
    returning t.*
  ), noted as (
    insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value, session_id)
    select user_id, recipe_id, 'rate', rating, $11 from rated on conflict do nothing
  )
  select ${OWN_RATING}::text as rating, recipe.is_own as "isOwn" from recipe left join rated t on true`;

const TAKE_BACK = `
  with ${RECIPE}, taken as (
    delete from recipe_ratings t using recipe where t.recipe_id = recipe.id and t.user_id = $1
  )
  select 'null' as rating, false as "isOwn" from recipe`;

/** After the rating is written: what a statement writes by triggers, it does not see itself. */
const SUMMARY_OF = `
  select ${SUMMARY}::text as summary from (select $1::uuid as id) as r ${WITH_RATINGS}`;

@Injectable()
export class RatingService {
  constructor(private readonly sql: Sql) {}

  async rate({ userId, sessionId }: Principal, recipeId: string, opinion: Opinion): Promise<Json> {
    const { rating, reviewText, cookingDifficulty, wouldCookAgain } = opinion;
    return this.written(recipeId, 'Thank you for rating this recipe!', RATE, [
      userId,
      recipeId,
      uuid(),
      rating,
      reviewText || null,
      reviewText !== undefined,
      cookingDifficulty,
      cookingDifficulty !== undefined,
      wouldCookAgain,
      wouldCookAgain !== undefined,
      sessionId,
    ]);
  }

  takeBack(userId: string, recipeId: string): Promise<Json> {
    return this.written(recipeId, 'Your rating has been removed.', TAKE_BACK, [userId, recipeId]);
  }

  private async written(recipeId: string, message: string, statement: string, values: unknown[]) {
    const written = await this.sql.row<{ rating: Json; isOwn: boolean }>(statement, values);
    if (!written) throw new NotFoundError('Recipe not found');
    if (written.isOwn) throw new OwnRecipeError();
    const now = await this.sql.row<{ summary: Json }>(SUMMARY_OF, [recipeId]);
    return `{"message":${JSON.stringify(message)},"data":{"rating":${written.rating},"summary":${now?.summary}}}`;
  }
}
