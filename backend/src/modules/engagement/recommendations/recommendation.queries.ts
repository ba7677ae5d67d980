import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { cardOf, visibleTo, withStars } from '../../recipes/index.js';
import { isNewTo, reasonOf, scoreOf, tasteOf } from './taste.sql.js';

/** The largest number that a request may ask for. */
export const MAX_RECOMMENDED = 24;

/** A user who has rated a thousand recipes likes nearly everything, so only the strongest tastes are used. */
const MAX_TASTES = 6;

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

const BEST_FIRST = `score desc, coalesce(s.average_rating, 0) desc, r.creation_timestamp desc, r.id`;

/**
 * Checks each recommendation again when it is read: recipes that became favorites or hidden since are left out.
 * Returns no row if none is left.
 */
const LIST = `
  with best as (
    select r.id, n.reason, row_number() over (order by n.${BEST_FIRST}) as place
    from recipe_recommendations n join recipe_cards r on r.id = n.recipe_id ${withStars(NAMES)}
    where n.user_id = :userId::uuid and n.expires_at > now() and ${visibleTo(NAMES)} and ${isNewTo(NAMES)}
    order by place limit :limit
  )
  select json_build_object('recipes',
    json_agg(json_build_object(${cardOf(NAMES)}, 'reason', best.reason) order by best.place))::text as body
  from best join recipe_cards r on r.id = best.id ${withStars(NAMES)}
  having count(*) > 0`;

/**
 * Computes the recommendations of a day, which are dishes. Main ingredients and cuisines each have an index. Recipes are locked while
 * they are written, and those that are being deleted are left out.
 */
const REFRESH = `
  with liked as materialized (
    select taste.* from (${tasteOf(':userId')}) as taste order by ${scoreOf('taste')} desc, taste.liked limit ${MAX_TASTES}
  ), taste as (
    select liked.*, r.id as recipe_id from liked join recipe_cards r on r.main_ingredient_tags[1] = liked.liked
    where liked.kind <> 'cooked'
    union all
    select liked.*, r.id from liked join recipe_cards r on r.cuisine = liked.liked where liked.kind = 'cooked'
  ), candidate as (
    select distinct on (r.id) r.id, taste.kind, ${scoreOf('taste')} as score, ${reasonOf('taste')} as reason
    from taste join recipe_cards r on r.id = taste.recipe_id where not r.is_side and ${visibleTo(NAMES)} and ${isNewTo(NAMES)}
    order by r.id, score desc
  ), best as (
    select candidate.* from candidate join recipe_cards r on r.id = candidate.id ${withStars(NAMES)}
    order by ${BEST_FIRST} limit ${MAX_RECOMMENDED}
  ), held as (
    select r.id from recipe_cards r where r.id in (select id from best) order by r.id for key share
  ), outdated as (
    delete from recipe_recommendations where user_id = :userId and recipe_id not in (select id from best)
  )
  insert into recipe_recommendations (user_id, recipe_id, recommendation_type, score, reason, expires_at)
  select :userId, best.id, best.kind, best.score, best.reason, now() + interval '1 day' from best join held on held.id = best.id
  on conflict (user_id, recipe_id) do update set
    recommendation_type = excluded.recommendation_type, score = excluded.score, reason = excluded.reason,
    generated_at = now(), expires_at = excluded.expires_at
  returning recipe_id`;

@Injectable()
export class RecommendationQueries {
  constructor(private readonly sql: Sql) {}

  /** Returns the stored recommendations that still hold. */
  async list(userId: string, limit: number): Promise<Json | undefined> {
    return (await this.sql.row<{ body: Json }>(LIST, { userId, limit }))?.body;
  }

  /** Returns how many were found. */
  async refresh(userId: string): Promise<number> {
    return (await this.sql.rows(REFRESH, { userId })).length;
  }
}
