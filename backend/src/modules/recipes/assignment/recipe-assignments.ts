import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { visibleTo } from '../recipe-audience.js';
import { CARD, time, WITH_RATINGS } from '../recipe-json.js';

const HOLDERS = `
  select array(
    select customer_id from personalized_recipes where recipe_id = r.id and customer_id = any($3::uuid[])
  ) as holders
  from recipes r where r.id = $2 and ${visibleTo('$1')}`;

/** What was assigned stays assigned when it can no longer be seen; it is told again once it can. */
const ASSIGNED = `
  from personalized_recipes p join recipes r on r.id = p.recipe_id
  where p.customer_id = $1::uuid and ${visibleTo('$1')}`;

const LIST = `
  select json_build_object(
    'recipes', coalesce((
      select json_agg(json_build_object(${CARD}, 'assignedAt', ${time('p.assigned_at')},
          'assignedBy', coalesce(nullif(assigner.name, ''), split_part(assigner.email::text, '@', 1)))
        order by p.assigned_at desc, r.id)
      from (select p.* ${ASSIGNED} order by p.assigned_at desc, r.id limit $2 offset $3) as p
      join recipes r on r.id = p.recipe_id
      join users assigner on assigner.id = p.trainer_id ${WITH_RATINGS}
    ), '[]'),
    'total', (select count(*) ${ASSIGNED})
  )::text as body`;

/** Which recipes were picked for whom. */
@Injectable()
export class RecipeAssignments {
  constructor(private readonly sql: Sql) {}

  ofCustomer(customerId: string, { page, limit }: { page: number; limit: number }): Promise<Json> {
    return this.sql.body(LIST, [customerId, limit, (page - 1) * limit]);
  }

  /** Those of the customers who hold a recipe, which whoever asks has to be able to see. */
  async holdersOf(recipeId: string, customerIds: string[], askedBy: string): Promise<Set<string>> {
    const row = await this.sql.row<{ holders: string[] }>(HOLDERS, [askedBy, recipeId, customerIds]);
    if (!row) throw new NotFoundError('Recipe not found');
    return new Set(row.holders);
  }
}
