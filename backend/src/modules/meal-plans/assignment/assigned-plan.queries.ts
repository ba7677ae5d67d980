import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan, PlanFacts } from '../../plan-model/index.js';
import { hasAccessTo, reachesAll } from '../../users/index.js';
import type { PlanStatus } from './plan-status.js';
import { isCurrentOrUpcoming, planStatus } from './plan-status.sql.js';

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
  endsOn: string | null;
  status: PlanStatus;
  notes: string | null;
  assignedAt: Date;
  assignedBy: string | null;
  /** The customer for whom the plan is. */
  customerName: string | null;
}

export interface PlanHolder {
  id: string;
  email: string;
  name: string | null;
  assignedAt: Date;
  startsOn: string;
  endsOn: string | null;
  status: PlanStatus;
  /** The plan that would run again if this one were withdrawn. */
  replaces: string | null;
}

export interface PlansPage {
  /** Searches in the name of a plan. */
  search?: string;
  fitnessGoal?: string;
  /** By default, the current plan comes first, then the upcoming one. */
  sort?: PlanSort;
  page: number;
  limit: number;
  /** If false, only what a card shows is read. */
  withMeals: boolean;
}

/** A plan that a customer follows or will follow. */
export interface CurrentPlan {
  customerId: string;
  id: string;
  planName: string;
  savedPlanId: string | null;
  /** The owner of that saved plan. */
  savedBy: string | null;
  trainerId: string;
  status: PlanStatus;
  totalDays: number;
  startsOn: string;
  endsOn: string | null;
  /** The date in the customer's time zone. */
  today: string;
  replaces: string | null;
}

const NAMES = { plan: 'p', customer: 'u' };

const REPLACES = `(
  select before.plan_name from personalized_meal_plans before
  where before.replaced_by = p.id order by before.starts_on, before.id limit 1)`;

const COLUMNS = `
  p.id, p.customer_id as "customerId", p.trainer_id as "trainerId", p.facts, p.plan_name as "planName",
  p.fitness_goal as "fitnessGoal", p.description, p.daily_calorie_target as "dailyCalorieTarget",
  p.total_days as "totalDays", p.starts_on::text as "startsOn", p.ends_on::text as "endsOn",
  ${planStatus(NAMES)} as status, p.notes, p.assigned_at as "assignedAt", u.name as "customerName"`;

const FOUND = `
  from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.customer_id = :customerId and (:search::text is null or position(lower(:search) in lower(p.plan_name)) > 0)
    and (:fitnessGoal::text is null or p.fitness_goal = :fitnessGoal)`;

export const PLAN_SORTS = ['date', 'name', 'days', 'calories'] as const;

export type PlanSort = (typeof PLAN_SORTS)[number];

/** Among equal plans, the latest comes first. */
const ORDERS: Record<PlanSort | 'active', string> = {
  active: `array_position(array['active', 'upcoming', 'past'], ${planStatus(NAMES)})`,
  date: 'p.assigned_at desc',
  name: 'lower(p.plan_name)',
  days: 'p.total_days desc',
  calories: `(p.facts -> 'averageDaily' ->> 'calories')::numeric desc nulls last`,
};

const listBy = (sort: keyof typeof ORDERS) => `
  select ${COLUMNS}, case when :withMeals then p.plan end as plan,
    (select t.name from people t where t.id = p.trainer_id) as "assignedBy"
  ${FOUND}
  order by ${ORDERS[sort]}, p.assigned_at desc, p.id desc limit :limit offset :offset`;

const COUNT = `select count(*)::int as total ${FOUND}`;

const SUMMARY = `
  select count(*)::int as "totalPlans", count(*) filter (where ${planStatus(NAMES)} = 'active')::int as "activePlans",
    coalesce(round(avg((facts -> 'averageDaily' ->> 'calories')::numeric)), 0)::int as "avgCaloriesPerDay",
    coalesce(sum(total_days), 0)::int as "totalDays"
  from personalized_meal_plans p join people u on u.id = p.customer_id where p.customer_id = :customerId`;

/** A customer may have two copies with different dates. The later one is listed. */
const HOLDERS = `
  select * from (
    select distinct on (u.id) u.id, u.email, u.name, p.assigned_at as "assignedAt", p.starts_on::text as "startsOn",
      p.ends_on::text as "endsOn", ${planStatus(NAMES)} as status, ${REPLACES} as replaces
    from personalized_meal_plans p join people u on u.id = p.customer_id
    where p.meal_plan_id = :savedPlanId and ${isCurrentOrUpcoming(NAMES)} and ${hasAccessTo({ customer: 'u.id', viewer: ':viewer', all: ':all' })}
    order by u.id, p.starts_on desc, p.id desc
  ) held order by email`;

const CURRENT = `
  select p.customer_id as "customerId", p.id, p.plan_name as "planName", p.meal_plan_id as "savedPlanId",
    (select saved.trainer_id from trainer_meal_plans saved where saved.id = p.meal_plan_id) as "savedBy",
    p.trainer_id as "trainerId", ${planStatus(NAMES)} as status, p.total_days as "totalDays", p.starts_on::text as "startsOn",
    p.ends_on::text as "endsOn", date_in(u.time_zone)::text as today, ${REPLACES} as replaces
  from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.customer_id = any(:customerIds::uuid[]) and ${isCurrentOrUpcoming(NAMES)}
  order by p.starts_on, p.id`;

/** For customers without a plan, tells when they deleted their last one themselves. */
const REMOVED = `
  select u.id as "customerId", removed.at
  from people u
    cross join lateral (
      select a.at, a.actor_id, a.action from audit_trail a
      where a.subject_type = 'user' and a.subject_id = u.id
        and a.action in ('plan.assigned', 'plan.withdrawn', 'plan.deleted')
        and coalesce((a.details ->> 'wasHeld')::boolean, true)
      order by a.at desc, a.id desc limit 1
    ) removed
  where u.id = any(:customerIds::uuid[]) and removed.action = 'plan.deleted' and removed.actor_id = u.id
    and not exists (
      select from personalized_meal_plans p where p.customer_id = u.id and ${isCurrentOrUpcoming(NAMES)})`;

/** Tells who has which assigned plans. Lists use it, because they need no complete plans. */
@Injectable()
export class AssignedPlanQueries {
  constructor(private readonly sql: Sql) {}

  async ofCustomer(
    customerId: string,
    wanted: PlansPage,
  ): Promise<{ plans: AssignedPlanRow[]; total: number }> {
    const { search, fitnessGoal, sort = 'active', page, limit, withMeals } = wanted;
    const narrowed = { customerId, search: search || null, fitnessGoal: fitnessGoal ?? null };
    const [plans, count] = await Promise.all([
      this.sql.rows<AssignedPlanRow>(listBy(sort), {
        ...narrowed,
        ...{ limit, offset: (page - 1) * limit, withMeals },
      }),
      this.sql.row<{ total: number }>(COUNT, narrowed),
    ]);
    return { plans, total: count?.total ?? 0 };
  }

  async readSummary(customerId: string): Promise<PlansSummary> {
    const summary = await this.sql.row<PlansSummary>(SUMMARY, { customerId });
    return summary ?? { totalPlans: 0, activePlans: 0, avgCaloriesPerDay: 0, totalDays: 0 };
  }

  /** Lists only customers to whom the caller has access. */
  listHolders(savedPlanId: string, by: Principal): Promise<PlanHolder[]> {
    return this.sql.rows<PlanHolder>(HOLDERS, {
      ...{ savedPlanId, viewer: by.userId, all: reachesAll('customers', by) },
    });
  }

  /** Lists the current and upcoming plans of each customer, the earliest first. */
  async readCurrent(customerIds: string[]): Promise<ReadonlyMap<string, CurrentPlan[]>> {
    return Map.groupBy(await this.sql.rows<CurrentPlan>(CURRENT, { customerIds }), (row) => row.customerId);
  }

  /** Tells which of them have no plan because they deleted it, and since when. */
  async removedBy(customerIds: string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.sql.rows<{ customerId: string; at: Date }>(REMOVED, { customerIds });
    return new Map(rows.map(({ customerId, at }) => [customerId, at]));
  }
}

export interface PlansSummary {
  totalPlans: number;
  activePlans: number;
  avgCaloriesPerDay: number;
  totalDays: number;
}
