import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { visibleTo } from '../../recipes/index.js';
import { IS_TOLD } from './rating-json.js';
import { OwnRatingError } from './ratings.errors.js';

/** The recipe first, then the rating: the order in which everyone locks, see rating.service.ts. */
const RATING = `
  recipe as (
    select r.id, r.owner_id, r.is_approved, r.approved_at from recipes r
    where r.id = (select t.recipe_id from recipe_ratings t where t.id = $2) and ${visibleTo('$1')} for key share
  ), rating as (
    select t.id, t.user_id = $1::uuid as "isOwn" from recipe r join recipe_ratings t on t.recipe_id = r.id
    where t.id = $2 and ${IS_TOLD} for no key update of t
  )`;

const VOTE = `
  with ${RATING}, voted as (
    insert into rating_helpfulness (user_id, rating_id, is_helpful) select $1, id, $3 from rating where not "isOwn"
    on conflict (user_id, rating_id) do update set is_helpful = excluded.is_helpful
  )
  select "isOwn" from rating`;

const TAKE_BACK = `
  with ${RATING}, taken as (
    delete from rating_helpfulness h using rating where h.user_id = $1 and h.rating_id = rating.id
  )
  select "isOwn" from rating`;

/** Whether a review helps, says everyone but its author. */
@Injectable()
export class VotesService {
  constructor(private readonly sql: Sql) {}

  /** Answers with how many it has helped. */
  vote(userId: string, ratingId: string, isHelpful: boolean): Promise<number> {
    return this.write(VOTE, [userId, ratingId, isHelpful]);
  }

  takeBack(userId: string, ratingId: string): Promise<number> {
    return this.write(TAKE_BACK, [userId, ratingId]);
  }

  private async write(statement: string, values: [userId: string, ratingId: string, isHelpful?: boolean]) {
    const rating = await this.sql.row<{ isOwn: boolean }>(statement, values);
    if (!rating) throw new NotFoundError();
    if (rating.isOwn) throw new OwnRatingError();
    const counted = await this.sql.row<{ count: number }>(
      'select helpful_count as count from recipe_ratings where id = $1',
      [values[1]],
    );
    return counted?.count ?? 0;
  }
}
