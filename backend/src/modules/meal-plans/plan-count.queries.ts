import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { planStatusOn } from './assignment/plan-status.sql.js';

export interface PlanCounts {
  /** Plans that trainers and admins have saved. */
  saved: number;
  /** Assigned plans that a customer follows today. */
  active: number;
  /** The mean number of different recipes of a saved plan, or null without any. */
  recipesPerPlan: number | null;
}

/** Today is found once for each zone, because looking a zone up takes longer than comparing a plan. */
const COUNTS = `
  with plans as materialized (
    select p.starts_on, p.ends_on, coalesce(u.time_zone, '') as zone
    from personalized_meal_plans p join people u on u.id = p.customer_id
  ), zones as materialized (
    select zone, date_in(nullif(zone, '')) as today from (select distinct zone from plans) as known
  )
  select
    (select count(*)::int from trainer_meal_plans) as saved,
    (select count(*)::int from plans p join zones z using (zone)
      where ${planStatusOn({ plan: 'p', today: 'z.today' })} = 'active') as active,
    (select round(avg(recipes_used), 1)::float8 from trainer_meal_plans) as "recipesPerPlan"`;

/** Counts the plans of all trainers and customers. */
@Injectable()
export class PlanCountQueries {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<PlanCounts> {
    const counts = await this.sql.row<PlanCounts & Record<string, unknown>>(COUNTS);
    return counts ?? { saved: 0, active: 0, recipesPerPlan: null };
  }
}
