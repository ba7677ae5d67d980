import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';
import { isTold } from './rating-json.sql.js';

const NAMES = { recipe: 'r', rating: 't', viewer: ':userId' };

/** Locks the recipe first and then the rating, in the same order as everywhere (see rating.queries.ts). */
const RATING = `
  recipe as (
    select r.id, r.owner_id, r.is_approved, r.approved_at from recipe_cards r
    where r.id = (select t.recipe_id from recipe_ratings t where t.id = :ratingId) and ${visibleTo(NAMES)} for key share
  ), rating as (
    select t.id, t.user_id = :userId::uuid as "isOwn" from recipe r join recipe_ratings t on t.recipe_id = r.id
    where t.id = :ratingId and ${isTold(NAMES)} for no key update of t
  )`;

const VOTE = `
  with ${RATING}, voted as (
    insert into rating_helpfulness (user_id, rating_id, is_helpful) select :userId, id, :isHelpful from rating where not "isOwn"
    on conflict (user_id, rating_id) do update set is_helpful = excluded.is_helpful
  )
  select "isOwn" from rating`;

const TAKE_BACK = `
  with ${RATING}, taken as (
    delete from rating_helpfulness h using rating where h.user_id = :userId and h.rating_id = rating.id
  )
  select "isOwn" from rating`;

const COUNT = 'select helpful_count as count from recipe_ratings where id = :ratingId';

interface VotedRating {
  /** True if the user wrote the rating. Nothing was written then. */
  isOwn: boolean;
}

/** Writes votes on ratings. Methods return undefined if the user sees no such rating. */
@Injectable()
export class VoteQueries {
  constructor(private readonly sql: Sql) {}

  vote(userId: string, ratingId: string, isHelpful: boolean): Promise<VotedRating | undefined> {
    return this.sql.row<VotedRating>(VOTE, { userId, ratingId, isHelpful });
  }

  takeBack(userId: string, ratingId: string): Promise<VotedRating | undefined> {
    return this.sql.row<VotedRating>(TAKE_BACK, { userId, ratingId });
  }

  async countVotes(ratingId: string): Promise<number> {
    return (await this.sql.row<{ count: number }>(COUNT, { ratingId }))?.count ?? 0;
  }
}
