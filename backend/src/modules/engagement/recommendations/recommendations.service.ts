import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { CARD, visibleTo, WITH_RATINGS } from '../../recipes/index.js';
import { IS_NEW_TO_USER, REASON, SCORE, TASTE } from './taste.js';

/** This is the most that anyone may ask for. */
export const MOST_RECOMMENDED = 24;

/** Who has rated a thousand recipes likes nearly everything; what they like best is enough to look for. */
const MOST_TASTES = 6;

const BEST_FIRST = `score desc, coalesce(summary.average_rating, 0) desc, r.creation_timestamp desc, r.id`;

/** Looked at again by whoever asks: what is kept or hidden since yesterday is no longer recommended. No row, if nothing is. */
const LIST = `
  with best as (
    select r.id, n.reason, row_number() over (order by n.${BEST_FIRST}) as place
    from recipe_recommendations n join recipes r on r.id = n.recipe_id ${WITH_RATINGS}
    where n.user_id = $1::uuid and n.expires_at > now() and ${visibleTo('$1')} and ${IS_NEW_TO_USER}
    order by place limit $2
  )
  select json_build_object('recipes',
    json_agg(json_build_object(${CARD}, 'reason', best.reason) order by best.place))::text as body
  from best join recipes r on r.id = best.id ${WITH_RATINGS}
  having count(*) > 0`;

const NOTHING: Json = '{"recipes":[]}';

/**
 * For a day. Main ingredient and cuisine each have an index of their own. A recipe is held while it is written down: one
 * that is being deleted meanwhile is left out.
 */
const REFRESH = `
  with liked as materialized (
    select taste.* from (${TASTE}) as taste order by ${SCORE} desc, taste.liked limit ${MOST_TASTES}
  ), taste as (
    select liked.*, r.id as recipe_id from liked join recipes r on r.main_ingredient_tags[1] = liked.liked
    where liked.kind <> 'cooked'
    union all
    select liked.*, r.id from liked join recipes r on r.cuisine = liked.liked where liked.kind = 'cooked'
  ), candidate as (
    select distinct on (r.id) r.id, taste.kind, ${SCORE} as score, ${REASON} as reason
    from taste join recipes r on r.id = taste.recipe_id where ${visibleTo('$1')} and ${IS_NEW_TO_USER}
    order by r.id, score desc
  ), best as (
    select candidate.* from candidate join recipes r on r.id = candidate.id ${WITH_RATINGS}
    order by ${BEST_FIRST} limit ${MOST_RECOMMENDED}
  ), held as (
    select r.id from recipes r where r.id in (select id from best) order by r.id for key share
  ), outdated as (
    delete from recipe_recommendations where user_id = $1 and recipe_id not in (select id from best)
  )
  insert into recipe_recommendations (user_id, recipe_id, recommendation_type, score, reason, expires_at)
  select $1, best.id, best.kind, best.score, best.reason, now() + interval '1 day' from best join held on held.id = best.id
  on conflict (user_id, recipe_id) do update set
    recommendation_type = excluded.recommendation_type, score = excluded.score, reason = excluded.reason,
    generated_at = now(), expires_at = excluded.expires_at
  returning recipe_id`;

/** What a user has not tried and may like, by what they did; found once a day and after each deed that counts. */
@Injectable()
export class RecommendationsService {
  constructor(private readonly sql: Sql) {}

  async for(userId: string, limit: number): Promise<Json> {
    const kept = await this.list(userId, limit);
    if (kept) return kept;
    const found = await this.sql.rows(REFRESH, [userId]);
    return (found.length > 0 && (await this.list(userId, limit))) || NOTHING;
  }

  private async list(userId: string, limit: number): Promise<Json | undefined> {
    return (await this.sql.row<{ body: Json }>(LIST, [userId, limit]))?.body;
  }
}
