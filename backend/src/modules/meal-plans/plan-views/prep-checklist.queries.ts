import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { planNotFound } from '../meal-plans.errors.js';

const LIST = `
  select item from meal_plan_ticks t join personalized_meal_plans p on p.id = t.meal_plan_id
  where t.meal_plan_id = :planId and t.week = :week and p.customer_id = :customerId`;

/** The maximum per week of a plan, which no guide reaches. */
const MAX_TICKS_PER_WEEK = 500;

const TICK = `
  with held as (select id from personalized_meal_plans where id = :planId and customer_id = :customerId),
  added as (
    insert into meal_plan_ticks (meal_plan_id, week, item, ticked_at)
    select held.id, :week, :item, now() from held
    where (select count(*) from meal_plan_ticks where meal_plan_id = :planId and week = :week) < ${MAX_TICKS_PER_WEEK}
    on conflict do nothing
  )
  select id from held`;

const UNTICK = `
  with held as (select id from personalized_meal_plans where id = :planId and customer_id = :customerId),
  removed as (
    delete from meal_plan_ticks using held
    where meal_plan_id = held.id and week = :week and item = :item
  )
  select id from held`;

/** Unticks one week, or all. */
const UNTICK_ALL = `
  with held as (select id from personalized_meal_plans where id = :planId and customer_id = :customerId),
  removed as (
    delete from meal_plan_ticks using held
    where meal_plan_id = held.id and (:week::integer is null or week = :week)
  )
  select id from held`;

/** The items of prep guides that a customer has checked off. */
@Injectable()
export class PrepChecklistQueries {
  constructor(private readonly sql: Sql) {}

  async of(planId: string, week: number, customerId: string): Promise<string[]> {
    const rows = await this.sql.rows<{ item: string }>(LIST, { planId, week, customerId });
    return rows.map(({ item }) => item);
  }

  async set(
    { planId, week, item, ticked }: { planId: string; week: number; item: string; ticked: boolean },
    customerId: string,
  ): Promise<void> {
    const held = await this.sql.row(ticked ? TICK : UNTICK, { planId, week, item, customerId });
    if (!held) throw planNotFound();
  }

  /** A plan that begins again needs shopping and preparation again. */
  async clear(planId: string, week: number | undefined, customerId: string): Promise<void> {
    const held = await this.sql.row(UNTICK_ALL, { planId, week: week ?? null, customerId });
    if (!held) throw planNotFound();
  }
}
