import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { authorName, coachName, hasAccessTo } from '../../users/index.js';
import { visibleTo } from '../recipe-audience.sql.js';
import { cardOf, withStars } from '../recipe-json.sql.js';

export type RecipeHolder = [customerId: string, assignedBy: string | null];

interface Settlement {
  recipeId: string;
  customerIds: string[];
  userId: string;
  now: Date;
  decidesOnAll: boolean;
  takesBackAll: boolean;
  /** If given, only these other customers may lose the recipe. */
  among: string[] | null;
}

const NAMES = { recipe: 'r', viewer: ':customerId', stars: 's' };

/** A recipe stays assigned while the customer cannot see it, and is listed again once they can. */
const ASSIGNED = `
  from personalized_recipes p join recipes r on r.id = p.recipe_id
  where p.customer_id = :customerId::uuid and ${visibleTo(NAMES)}`;

const LIST = `
  select json_build_object(
    'recipes', coalesce((
      select json_agg(json_build_object(${cardOf(NAMES)}, 'assignedAt', ${jsonTime('p.assigned_at')},
          'assignedBy', ${coachName('u')})
        order by p.assigned_at desc, r.id)
      from (select p.* ${ASSIGNED} order by p.assigned_at desc, r.id limit :limit offset :offset) as p
      join recipes r on r.id = p.recipe_id
      join people u on u.id = p.assigned_by ${withStars(NAMES)}
    ), '[]'),
    'total', (select count(*) ${ASSIGNED})
  )::text as body`;

const HOLDERS = `
  select array(
    select json_build_array(p.customer_id, case when p.assigned_by <> :userId::uuid then ${authorName('u')} end)
    from personalized_recipes p join people u on u.id = p.assigned_by
    where p.recipe_id = r.id and p.customer_id = any(:customerIds::uuid[])
  ) as holders
  from recipes r where r.id = :recipeId and ${visibleTo({ recipe: 'r', viewer: ':userId' })}`;

/** Blocks others who assign or delete this recipe, but not those who rate it or add it to favorites. */
const HOLD_RECIPE = `
  select r.id from recipes r
  where r.id = :recipeId and ${visibleTo({ recipe: 'r', viewer: ':userId' })} for no key update`;

/** A recipe cannot be assigned to customers who may not see it. Customers who already have it keep it. */
const CANNOT_SEE = `
  select wanted.id from unnest(array[:customerIds]::uuid[]) as wanted (id) join recipes r on r.id = :recipeId
  where not ${visibleTo({ recipe: 'r', viewer: 'wanted.id' })} and not exists (
    select from personalized_recipes where customer_id = wanted.id and recipe_id = r.id)`;

const WITHOUT_RECIPE = `
  select wanted.id from unnest(array[:customerIds]::uuid[]) as wanted (id)
  where not exists (select from personalized_recipes where customer_id = wanted.id and recipe_id = :recipeId)`;

/** The customer can sign in and is one on whom the caller may decide. */
const IS_DECIDED_ON = `c.is_open and ${hasAccessTo({ customer: 'c.id', viewer: ':userId', all: ':decidesOnAll' })}`;

/** A trainer may not withdraw what another user assigned to a shared customer (decision 5). */
const SETTLE = `
  with wanted as (select distinct id from unnest(array[:customerIds]::uuid[]) as id),
  removed as (
    delete from personalized_recipes p using people c
    where p.recipe_id = :recipeId and c.id = p.customer_id and ${IS_DECIDED_ON}
      and (:takesBackAll or p.assigned_by = :userId)
      and (:decidesOnEach or c.id = any(array[:among]::uuid[]))
      and not exists (select from wanted where wanted.id = c.id)
    returning p.id
  ),
  added as (
    insert into personalized_recipes (customer_id, assigned_by, recipe_id, assigned_at)
    select wanted.id, :userId, :recipeId, :now::timestamptz from wanted
    on conflict (customer_id, recipe_id) do nothing
    returning id
  )
  select (select count(*) from added)::integer as added, (select count(*) from removed)::integer as removed`;

/** Reads and writes the recipes that are assigned to customers. */
const COUNT_BY = 'select count(*)::int as count from personalized_recipes where assigned_by = :userId';

@Injectable()
export class AssignedRecipeQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  list(customerId: string, { page, limit }: { page: number; limit: number }): Promise<Json> {
    return this.sql.body(LIST, { customerId, limit, offset: (page - 1) * limit });
  }

  /** Returns those of the customers who have the recipe, or null if the caller cannot see it. */
  async findHolders(recipeId: string, customerIds: string[], userId: string): Promise<RecipeHolder[] | null> {
    const row = await this.sql.row<{ holders: RecipeHolder[] }>(HOLDERS, { userId, recipeId, customerIds });
    return row?.holders ?? null;
  }

  /** Counts what the user has assigned. */
  async countBy(userId: string): Promise<number> {
    const row = await this.sql.row<{ count: number }>(COUNT_BY, { userId });
    return row?.count ?? 0;
  }

  /** Locks the recipe until the transaction ends. Returns false if the caller cannot see it. */
  async lockRecipe(recipeId: string, userId: string): Promise<boolean> {
    const recipes = await this.em.execute<unknown[]>(HOLD_RECIPE, { recipeId, userId });
    return recipes.length > 0;
  }

  async canBeGiven(recipeId: string, customerIds: string[]): Promise<boolean> {
    const unseen = await this.em.execute<unknown[]>(CANNOT_SEE, { recipeId, customerIds });
    return unseen.length === 0;
  }

  /** Returns those of the customers who do not have the recipe. */
  async findWithout(recipeId: string, customerIds: string[]): Promise<string[]> {
    const found = await this.em.execute<{ id: string }[]>(WITHOUT_RECIPE, { recipeId, customerIds });
    return found.map(({ id }) => id);
  }

  async settle({ among, ...values }: Settlement): Promise<{ added: number; removed: number }> {
    const [change] = await this.em.execute<{ added: number; removed: number }[]>(SETTLE, {
      ...values,
      decidesOnEach: among === null,
      among: among ?? [],
    });
    return change ?? { added: 0, removed: 0 };
  }
}
