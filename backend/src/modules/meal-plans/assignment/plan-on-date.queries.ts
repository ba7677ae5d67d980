import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan, Totals } from '../../plan-model/index.js';

/** The plan that a customer followed on a date, past ones included. */
export interface PlanOnDate {
  id: string;
  planName: string;
  startsOn: string;
  plan: Plan;
}

/** The targets of a plan, which may have been removed since, from its first day up to the day before `endsOn`. */
export interface PlanTargets {
  planName: string;
  startsOn: string;
  endsOn: string | null;
  targets: Totals;
}

/** The plan of a date is the last one that had begun. */
const FIND = `
  select p.id, p.plan_name as "planName", p.starts_on::text as "startsOn", p.plan
  from personalized_meal_plans p
  where p.customer_id = :customerId and p.starts_on <= :date::date and (p.ends_on is null or p.ends_on > :date::date)
  order by p.starts_on desc, p.assigned_at desc limit 1`;

/** A plan that was removed counts on the days on which it ran. */
const LIST_TARGETS = `
  select p.plan_name as "planName", p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.targets
  from (
    select h.plan_name, h.starts_on, h.ends_on, h.assigned_at, h.plan -> 'targets' as targets
    from personalized_meal_plans h where h.customer_id = :customerId
    union all
    select r.plan_name, r.starts_on, r.ends_on, r.assigned_at, r.targets
    from removed_plan_targets r where r.customer_id = :customerId
  ) as p
  where p.starts_on <= :to::date and (p.ends_on is null or p.ends_on > :from::date)
  order by p.starts_on, p.assigned_at`;

/** Tells which plan a customer followed on a date. */
@Injectable()
export class PlanOnDateQueries {
  constructor(private readonly sql: Sql) {}

  async find(customerId: string, date: string): Promise<PlanOnDate | null> {
    return (await this.sql.row<PlanOnDate>(FIND, { customerId, date })) ?? null;
  }

  /** Lists the plans of a span of days, first begun first. */
  listTargets(customerId: string, from: string, to: string): Promise<PlanTargets[]> {
    return this.sql.rows<PlanTargets>(LIST_TARGETS, { customerId, from, to });
  }
}
