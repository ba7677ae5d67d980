import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { isKnown } from '../known-customers.js';
import type { Plan } from '../plan.js';
import type { PlanFacts } from '../plan-facts.js';

export interface AssignedPlanRow {
  id: string;
  customerId: string;
  trainerId: string;
  plan: Plan | null;
  facts: PlanFacts;
  planName: string;
  fitnessGoal: string;
  description: string;
  dailyCalorieTarget: number;
  totalDays: number;
  startsOn: string;
  isActive: boolean;
  assignedAt: Date;
  assignedBy: string | null;
}

export interface Holder {
  id: string;
  email: string;
  name: string | null;
  assignedAt: Date;
  startsOn: string;
}

export interface PlansPage {
  /** In the name of a plan. */
  search?: string;
  fitnessGoal?: string;
  /** Without one, the active plan comes first. */
  sort?: PlanSort;
  page: number;
  limit: number;
  /** Else only what a card shows. */
  withMeals: boolean;
}

/** What somebody follows now. */
export interface ActivePlan {
  customerId: string;
  planName: string;
  savedPlanId: string | null;
}

const COLUMNS = `
  p.id, p.customer_id as "customerId", p.trainer_id as "trainerId", p.facts, p.plan_name as "planName",
  p.fitness_goal as "fitnessGoal", p.description, p.daily_calorie_target as "dailyCalorieTarget",
  p.total_days as "totalDays", p.starts_on::text as "startsOn", p.is_active as "isActive",
  p.assigned_at as "assignedAt"`;

const FOUND = `
  from personalized_meal_plans p
  where p.customer_id = $1 and ($2::text is null or position(lower($2) in lower(p.plan_name)) > 0)
    and ($3::text is null or p.fitness_goal = $3)`;

export const PLAN_SORTS = ['date', 'name', 'days', 'calories'] as const;

export type PlanSort = (typeof PLAN_SORTS)[number];

/** Plans that are alike follow the latest first. */
const ORDERS: Record<PlanSort | 'active', string> = {
  active: 'p.is_active desc',
  date: 'p.assigned_at desc',
  name: 'lower(p.plan_name)',
  days: 'p.total_days desc',
  calories: `(p.facts -> 'averageDaily' ->> 'calories')::numeric desc nulls last`,
};

const listBy = (sort: keyof typeof ORDERS) => `
  select ${COLUMNS}, case when $6 then p.plan end as plan,
    (select t.name from users t where t.id = p.trainer_id) as "assignedBy"
  ${FOUND}
  order by ${ORDERS[sort]}, p.assigned_at desc, p.id desc limit $4 offset $5`;

const COUNT = `select count(*)::int as total ${FOUND}`;

const SUMMARY = `
  select count(*)::int as "totalPlans", count(*) filter (where is_active)::int as "activePlans",
    coalesce(round(avg((facts -> 'averageDaily' ->> 'calories')::numeric)), 0)::int as "avgCaloriesPerDay",
    coalesce(sum(total_days), 0)::int as "totalDays"
  from personalized_meal_plans where customer_id = $1`;

const HOLDERS = `
  select u.id, u.email, u.name, p.assigned_at as "assignedAt", p.starts_on::text as "startsOn"
  from personalized_meal_plans p join users u on u.id = p.customer_id
  where p.meal_plan_id = $1 and p.is_active and ${isKnown('u.id')}
  order by u.email`;

const ACTIVE = `
  select customer_id as "customerId", plan_name as "planName", meal_plan_id as "savedPlanId"
  from personalized_meal_plans where customer_id = any($1::uuid[]) and is_active`;

/** Who holds which plans; for lists, which need no whole plans. */
@Injectable()
export class AssignedPlans {
  constructor(private readonly sql: Sql) {}

  async ofCustomer(
    customerId: string,
    wanted: PlansPage,
  ): Promise<{ plans: AssignedPlanRow[]; total: number }> {
    const { search, fitnessGoal, sort = 'active', page, limit, withMeals } = wanted;
    const narrowed = [customerId, search || null, fitnessGoal ?? null];
    const [plans, count] = await Promise.all([
      this.sql.rows<AssignedPlanRow>(listBy(sort), [...narrowed, limit, (page - 1) * limit, withMeals]),
      this.sql.row<{ total: number }>(COUNT, narrowed),
    ]);
    return { plans, total: count?.total ?? 0 };
  }

  async summaryOf(customerId: string): Promise<PlansSummary> {
    const summary = await this.sql.row<PlansSummary>(SUMMARY, [customerId]);
    return summary ?? { totalPlans: 0, activePlans: 0, avgCaloriesPerDay: 0, totalDays: 0 };
  }

  /** Of those that the caller may know. */
  holdersOf(savedPlanId: string, by: { userId: string; role: string }): Promise<Holder[]> {
    return this.sql.rows<Holder>(HOLDERS, [savedPlanId, by.userId, by.role === 'admin']);
  }

  async activeOf(customerIds: string[]): Promise<ReadonlyMap<string, ActivePlan>> {
    const rows = await this.sql.rows<ActivePlan>(ACTIVE, [customerIds]);
    return new Map(rows.map((row) => [row.customerId, row]));
  }
}

export interface PlansSummary {
  totalPlans: number;
  activePlans: number;
  avgCaloriesPerDay: number;
  totalDays: number;
}
