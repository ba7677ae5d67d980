import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { cardOf, visibleTo, withStars } from '../../recipes/index.js';

const NAMES = { recipe: 'r', viewer: ':userId', stars: 's' };

/** A shared main ingredient counts more than a shared tag. A third more or less energy means a different dish. */
const LIKENESS = `
  3 * (select count(*) from unnest(r.main_ingredient_tags) as one where one = any(wanted.main_ingredient_tags))
  + bit_count((r.tag_bits & wanted.tag_bits)::bit(32))
  + 1 - abs(r.calories_kcal - wanted.calories_kcal) / greatest(wanted.calories_kcal, 1)::numeric`;

const BEST_FIRST = 'likeness desc, r.creation_timestamp desc, r.id';

const like = (wish: string) => `
  select r.id, r.creation_timestamp, ${LIKENESS} as likeness
  from wanted join recipe_cards r on r.id <> wanted.id and r.meal_bits & wanted.meal_bits <> 0 and r.is_side = wanted.is_side
    and r.calories_kcal between wanted.calories_kcal * 2 / 3 and wanted.calories_kcal * 4 / 3
  where ${visibleTo(NAMES)} and ${wish}
  order by ${BEST_FIRST} limit :limit`;

/** Searches by the index of main ingredients, and by tags only if that finds too few. */
const SIMILAR = `
  with wanted as materialized (select r.* from recipe_cards r where r.id = :recipeId and ${visibleTo(NAMES)}),
  of_the_same as materialized (${like('r.main_ingredient_tags && wanted.main_ingredient_tags')}),
  of_a_kind as (${like(`(select count(*) from of_the_same) < :limit and r.tag_bits & wanted.tag_bits <> 0
    and not r.main_ingredient_tags && wanted.main_ingredient_tags`)}),
  best as (
    select r.id, row_number() over (order by r.number, ${BEST_FIRST}) as place
    from (select 1 as number, * from of_the_same union all select 2, * from of_a_kind) as r order by place limit :limit
  )
  select json_build_object('recipes', coalesce((
    select json_agg(json_build_object(${cardOf(NAMES)}) order by best.place)
    from best join recipe_cards r on r.id = best.id ${withStars(NAMES)}
  ), '[]'))::text as body from wanted`;

/** Finds dishes for a dish and sides for a side: for the same meal, with similar ingredients and about as much energy. */
@Injectable()
export class SimilarRecipeQueries {
  constructor(private readonly sql: Sql) {}

  list(recipeId: string, userId: string | null, limit: number): Promise<Json> {
    return this.sql.body(SIMILAR, { userId, recipeId, limit }, { missing: 'Recipe not found' });
  }
}
