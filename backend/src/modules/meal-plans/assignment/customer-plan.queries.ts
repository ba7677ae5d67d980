import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { planStatus } from './plan-status.sql.js';

export interface CustomerPlanFigures {
  total: number;
  /** The average energy of a day of the plan that is followed today, or null if none is. */
  averageCalories: number | null;
}

/** The number of meals that a day of a plan has. */
export interface PlanDaySize {
  planId: string;
  day: number;
  meals: number;
}

const FIGURES = `
  select
    (select count(*)::int from personalized_meal_plans where customer_id = :customerId) as total,
    (select round((p.facts -> 'averageDaily' ->> 'calories')::numeric)::int
      from personalized_meal_plans p join people u on u.id = p.customer_id
      where p.customer_id = :customerId and ${planStatus({ plan: 'p', customer: 'u' })} = 'active'
      order by p.starts_on desc, p.assigned_at desc, p.id desc limit 1) as "averageCalories"`;

const SIZES = `
  select p.id as "planId", (meal ->> 'day')::int as day, count(*)::int as meals
  from personalized_meal_plans p cross join jsonb_array_elements(p.plan -> 'meals') meal
  where p.customer_id = :customerId and p.id = any(:planIds::uuid[])
  group by p.id, meal ->> 'day'`;

/** Answers what the plans of a customer add up to. */
@Injectable()
export class CustomerPlanQueries {
  constructor(private readonly sql: Sql) {}

  async count(customerId: string): Promise<CustomerPlanFigures> {
    const figures = await this.sql.row<CustomerPlanFigures>(FIGURES, { customerId });
    return figures ?? { total: 0, averageCalories: null };
  }

  /** Counts the meals of each day of these plans. Plans of others and deleted ones are left out. */
  listDaySizes(customerId: string, planIds: readonly string[]): Promise<PlanDaySize[]> {
    return this.sql.rows<PlanDaySize>(SIZES, { customerId, planIds: [...planIds] });
  }
}
