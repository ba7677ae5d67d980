import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { CARD, visibleTo, WITH_RATINGS } from '../../recipes/index.js';

/** An answer as the database wrote it. */
type Json = string;

/** A main ingredient says more than a tag; of the energy, a third more or less is another dish. */
const LIKENESS = `
  3 * (select count(*) from unnest(r.main_ingredient_tags) as one where one = any(wanted.main_ingredient_tags))
  + bit_count((r.tag_bits & wanted.tag_bits)::bit(32))
  + 1 - abs(r.calories_kcal - wanted.calories_kcal) / greatest(wanted.calories_kcal, 1)::numeric`;

const SIMILAR = `
  with wanted as (select r.* from recipes r where r.id = $2 and ${visibleTo('$1')}), best as (
    select r.id, row_number() over (order by ${LIKENESS} desc, r.creation_timestamp desc, r.id) as place
    from wanted join recipes r on r.id <> wanted.id and r.meal_bits & wanted.meal_bits <> 0
      and (r.main_ingredient_tags && wanted.main_ingredient_tags or r.tag_bits & wanted.tag_bits <> 0)
      and r.calories_kcal between wanted.calories_kcal * 2 / 3 and wanted.calories_kcal * 4 / 3
    where ${visibleTo('$1')}
    order by place limit $3
  )
  select json_build_object('recipes', coalesce((
    select json_agg(json_build_object(${CARD}) order by best.place)
    from best join recipes r on r.id = best.id ${WITH_RATINGS}
  ), '[]'))::text as body from wanted`;

/** For the same meal, of the same things, with about as much energy. */
@Injectable()
export class SimilarRecipes {
  constructor(private readonly sql: Sql) {}

  async to(recipeId: string, userId: string | null, limit: number): Promise<Json> {
    const row = await this.sql.row<{ body: Json }>(SIMILAR, [userId, recipeId, limit]);
    if (!row) throw new NotFoundError('Recipe not found');
    return row.body;
  }
}
