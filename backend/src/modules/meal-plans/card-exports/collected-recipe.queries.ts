import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { PlanRecipe } from '../../plan-model/index.js';
import { hasAccessTo } from '../../users/index.js';

/** The plans of trainers: those that they assigned to customers whom they coach now. */
const FROM_PLANS = `
  from personalized_meal_plans p
  where p.trainer_id = :trainerId::uuid and (:customerId::uuid is null or p.customer_id = :customerId)
    and ${hasAccessTo({ customer: 'p.customer_id', viewer: ':trainerId::uuid', all: 'false' })}`;

const COUNT = `
  select count(distinct recipe ->> 'id')::int as count
  from (select p.plan ${FROM_PLANS}) plans cross join jsonb_array_elements(plans.plan -> 'recipes') recipe`;

/** Of a recipe that is in several plans, the copy of the plan that was assigned last counts. */
const LIST = `
  select recipe from (
    select distinct on (recipe ->> 'id') recipe
    from (select p.plan, p.assigned_at, p.id ${FROM_PLANS}) plans
      cross join jsonb_array_elements(plans.plan -> 'recipes') recipe
    order by recipe ->> 'id', plans.assigned_at desc, plans.id desc
  ) latest
  order by lower(recipe ->> 'name'), recipe ->> 'id' limit :most`;

const CUSTOMERS = `
  select c.id, c.name, c.email from people c
  where ${hasAccessTo({ customer: 'c.id', viewer: ':trainerId::uuid', all: 'false' })}
    and exists (select from personalized_meal_plans p where p.customer_id = c.id and p.trainer_id = :trainerId::uuid)
  order by lower(coalesce(c.name, c.email)), c.email limit :most`;

export interface CustomerWithPlans {
  id: string;
  name: string | null;
  email: string;
}

/** Collects the recipes of the plans that a trainer has assigned to all of their customers, or to one. */
@Injectable()
export class CollectedRecipeQueries {
  constructor(private readonly sql: Sql) {}

  async count(trainerId: string, customerId: string | null): Promise<number> {
    return (await this.sql.row<{ count: number }>(COUNT, { trainerId, customerId }))?.count ?? 0;
  }

  /** Lists each recipe once, by name. */
  async list(trainerId: string, customerId: string | null, most: number): Promise<PlanRecipe[]> {
    const rows = await this.sql.rows<{ recipe: PlanRecipe }>(LIST, { trainerId, customerId, most });
    return rows.map(({ recipe }) => recipe);
  }

  /** Lists the customers for whom there are recipes, by name. */
  listCustomers(trainerId: string, most: number): Promise<CustomerWithPlans[]> {
    return this.sql.rows<CustomerWithPlans>(CUSTOMERS, { trainerId, most });
  }
}
