import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { PlanStatus } from './plan-status.js';
import { planStatus } from './plan-status.sql.js';

interface PlanPerson {
  id: string;
  email: string;
  name: string | null;
}

/** A customer's plan as admins see it: without notes, which are between trainer and customer. */
export interface ListedAssignedPlan {
  id: string;
  planName: string;
  fitnessGoal: string;
  totalDays: number;
  startsOn: string;
  endsOn: string | null;
  status: PlanStatus;
  assignedAt: Date;
  customer: PlanPerson;
  /** Null if that account is gone. */
  assignedBy: PlanPerson | null;
}

export interface AllPlansAsked {
  /** Part of the name of the plan, or of the name or email of its customer or of who assigned it. */
  search?: string;
  customerId?: string;
  page: number;
  limit: number;
}

const personOf = (person: string): string =>
  `json_build_object('id', ${person}.id, 'email', ${person}.email, 'name', ${person}.name)`;

const FOUND = `
  from personalized_meal_plans p join people u on u.id = p.customer_id left join people t on t.id = p.trainer_id
  where (:customerId::uuid is null or p.customer_id = :customerId)
    and (:search::text is null or position(lower(:search) in lower(concat_ws(E'\\n',
      p.plan_name, u.name, u.email::text, t.name, t.email::text))) > 0)`;

const LIST = `
  select p.id, p.plan_name as "planName", p.fitness_goal as "fitnessGoal", p.total_days as "totalDays",
    p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", ${planStatus({ plan: 'p', customer: 'u' })} as status,
    p.assigned_at as "assignedAt", ${personOf('u')} as customer,
    case when t.id is not null then ${personOf('t')} end as "assignedBy"
  ${FOUND} order by p.assigned_at desc, p.id desc limit :limit offset :offset`;

const COUNT = `select count(*)::int as total ${FOUND}`;

/** Lists the plans of all customers for admins, who see every customer (decision 27). */
@Injectable()
export class AllAssignedPlanQueries {
  constructor(private readonly sql: Sql) {}

  async list({ search, customerId, page, limit }: AllPlansAsked): Promise<{
    plans: ListedAssignedPlan[];
    total: number;
  }> {
    const narrowed = { search: search || null, customerId: customerId ?? null };
    const [plans, count] = await Promise.all([
      this.sql.rows<ListedAssignedPlan & Record<string, unknown>>(LIST, {
        ...narrowed,
        ...{ limit, offset: (page - 1) * limit },
      }),
      this.sql.row<{ total: number }>(COUNT, narrowed),
    ]);
    return { plans, total: count?.total ?? 0 };
  }
}
