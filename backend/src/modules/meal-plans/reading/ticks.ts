import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { planNotFound } from '../meal-plans.errors.js';

const LIST = `
  select item from meal_plan_ticks t join personalized_meal_plans p on p.id = t.meal_plan_id
  where t.meal_plan_id = $1 and t.week = $2 and p.customer_id = $3`;

/** Of one week of one plan: more than any guide has. */
const MOST_TICKS = 500;

const TICK = `
  with held as (select id from personalized_meal_plans where id = $1 and customer_id = $4),
  added as (
    insert into meal_plan_ticks (meal_plan_id, week, item, ticked_at)
    select held.id, $2, $3, now() from held
    where (select count(*) from meal_plan_ticks where meal_plan_id = $1 and week = $2) < ${MOST_TICKS}
    on conflict do nothing
  )
  select id from held`;

const UNTICK = `
  with held as (select id from personalized_meal_plans where id = $1 and customer_id = $4),
  removed as (
    delete from meal_plan_ticks using held
    where meal_plan_id = held.id and week = $2 and item = $3
  )
  select id from held`;

/** Of one week, or of all. */
const UNTICK_ALL = `
  with held as (select id from personalized_meal_plans where id = $1 and customer_id = $3),
  removed as (
    delete from meal_plan_ticks using held
    where meal_plan_id = held.id and ($2::integer is null or week = $2)
  )
  select id from held`;

/** What a customer has bought and done of the guides of their plans. */
@Injectable()
export class Ticks {
  constructor(private readonly sql: Sql) {}

  async of(planId: string, week: number, customerId: string): Promise<string[]> {
    const rows = await this.sql.rows<{ item: string }>(LIST, [planId, week, customerId]);
    return rows.map(({ item }) => item);
  }

  async set(
    { planId, week, item, ticked }: { planId: string; week: number; item: string; ticked: boolean },
    customerId: string,
  ): Promise<void> {
    const held = await this.sql.row(ticked ? TICK : UNTICK, [planId, week, item, customerId]);
    if (!held) throw planNotFound();
  }

  /** A plan that begins anew is bought and prepared anew. */
  async clear(planId: string, week: number | undefined, customerId: string): Promise<void> {
    const held = await this.sql.row(UNTICK_ALL, [planId, week ?? null, customerId]);
    if (!held) throw planNotFound();
  }
}
