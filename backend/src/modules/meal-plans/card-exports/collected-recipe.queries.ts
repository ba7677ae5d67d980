import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import type { PlanRecipe } from '../../plan-model/index.js';
import { hasAccessTo, reachesAll, trainersOf } from '../../users/index.js';

/** The plans of trainers are those that they assigned to customers whom they coach now, and those of admins are all. */
const isCollected = (customer: string): string => `(:all or p.trainer_id = :readerId::uuid)
    and ${hasAccessTo({ customer, viewer: ':readerId::uuid', all: ':all' })}`;

const FROM_PLANS = `
  from personalized_meal_plans p
  where (:customerId::uuid is null or p.customer_id = :customerId) and ${isCollected('p.customer_id')}`;

const COUNT = `
  select count(distinct recipe ->> 'id')::int as count
  from (select p.plan ${FROM_PLANS}) plans cross join jsonb_array_elements(plans.plan -> 'recipes') recipe`;

/** The copy of the plan that was assigned last counts for a recipe that is in several plans. */
const LIST = `
  select recipe from (
    select distinct on (recipe ->> 'id') recipe
    from (select p.plan, p.assigned_at, p.id ${FROM_PLANS}) plans
      cross join jsonb_array_elements(plans.plan -> 'recipes') recipe
    order by recipe ->> 'id', plans.assigned_at desc, plans.id desc
  ) latest
  order by lower(recipe ->> 'name'), recipe ->> 'id' limit :most`;

const CUSTOMERS = `
  select c.id, c.name, c.email, (
    select string_agg(coalesce(t.name, t.email::text), ', ' order by coalesce(t.name, t.email::text))
    from people t where t.id in (${trainersOf('c.id')})) as trainers
  from people c
  where exists (select from personalized_meal_plans p where p.customer_id = c.id and ${isCollected('c.id')})
  order by lower(coalesce(c.name, c.email)), c.email limit :most`;

export interface CustomerWithPlans {
  id: string;
  name: string | null;
  email: string;
  /** The names of the trainers who coach the customer now, or null if nobody does. */
  trainers: string | null;
}

/** Whose plans are collected. Admins collect those of everyone. */
type Reader = Pick<Principal, 'userId' | 'role'>;

const valuesOf = (by: Reader) => ({ readerId: by.userId, all: reachesAll('customers', by) });

/** Collects the recipes of the plans that a trainer has assigned, or for admins of all plans, of all customers or of one. */
@Injectable()
export class CollectedRecipeQueries {
  constructor(private readonly sql: Sql) {}

  async count(by: Reader, customerId: string | null): Promise<number> {
    return (await this.sql.row<{ count: number }>(COUNT, { ...valuesOf(by), customerId }))?.count ?? 0;
  }

  /** Lists each recipe once, by name. */
  async list(by: Reader, customerId: string | null, most: number): Promise<PlanRecipe[]> {
    const rows = await this.sql.rows<{ recipe: PlanRecipe }>(LIST, { ...valuesOf(by), customerId, most });
    return rows.map(({ recipe }) => recipe);
  }

  /** Lists the customers for whom there are recipes, by name. */
  listCustomers(by: Reader, most: number): Promise<CustomerWithPlans[]> {
    return this.sql.rows<CustomerWithPlans>(CUSTOMERS, { ...valuesOf(by), most });
  }
}
