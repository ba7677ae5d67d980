import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { AUTHOR_NAME, COACH_NAME, reachesAll } from '../../users/index.js';
import { visibleTo } from '../recipe-audience.js';
import { CARD, time, WITH_RATINGS } from '../recipe-json.js';

/** How a customer came by a recipe. */
export interface Holding {
  /** Null where it was whoever asks. */
  assignedBy: string | null;
  /** Whoever asks cannot take it away. */
  isFixed: boolean;
}

const HOLDERS = `
  select array(
    select json_build_array(p.customer_id, case when p.assigned_by <> $1::uuid then ${AUTHOR_NAME} end)
    from personalized_recipes p join users u on u.id = p.assigned_by
    where p.recipe_id = r.id and p.customer_id = any($3::uuid[])
  ) as holders
  from recipes r where r.id = $2 and ${visibleTo('$1')}`;

type Holder = [customerId: string, assignedBy: string | null];

/** What was assigned stays assigned when it can no longer be seen; it is told again once it can. */
const ASSIGNED = `
  from personalized_recipes p join recipes r on r.id = p.recipe_id
  where p.customer_id = $1::uuid and ${visibleTo('$1')}`;

const LIST = `
  select json_build_object(
    'recipes', coalesce((
      select json_agg(json_build_object(${CARD}, 'assignedAt', ${time('p.assigned_at')},
          'assignedBy', ${COACH_NAME})
        order by p.assigned_at desc, r.id)
      from (select p.* ${ASSIGNED} order by p.assigned_at desc, r.id limit $2 offset $3) as p
      join recipes r on r.id = p.recipe_id
      join users u on u.id = p.assigned_by ${WITH_RATINGS}
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
  async holdersOf(recipeId: string, customerIds: string[], by: Principal): Promise<Map<string, Holding>> {
    const row = await this.sql.row<{ holders: Holder[] }>(HOLDERS, [by.userId, recipeId, customerIds]);
    if (!row) throw new NotFoundError('Recipe not found');
    return new Map(
      row.holders.map(([customerId, assignedBy]) => [
        customerId,
        { assignedBy, isFixed: assignedBy !== null && !reachesAll('assignedRecipes', by) },
      ]),
    );
  }
}
