import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan } from '../plan.js';
import type { PlanFacts } from '../plan-facts.js';

export interface SavedPlanRow {
  id: string;
  trainerId: string;
  plan: Plan | null;
  facts: PlanFacts;
  planName: string;
  fitnessGoal: string;
  description: string;
  isTemplate: boolean;
  tags: string[];
  notes: string | null;
  createdAt: Date;
  updatedAt: Date;
  assignmentCount: number;
  isShared: boolean;
}

export interface SavedPlansPage {
  search?: string;
  templates?: boolean;
  page: number;
  limit: number;
  /** Else only what a card shows. */
  withMeals: boolean;
}

/** How many follow the plan `p`, of those whom its owner knows: a trainer does for as long as the coaching lasts. */
const HOLDERS = `(
  select count(*)::int from personalized_meal_plans held
  where held.meal_plan_id = p.id and held.is_active and (
    exists (select from users owner where owner.id = p.trainer_id and owner.role = 'admin')
    or exists (select from coaching c
      where c.trainer_id = p.trainer_id and c.customer_id = held.customer_id and c.ended_at is null)))`;

const FOUND = `
  from trainer_meal_plans p
  where p.trainer_id = $1 and ($2::boolean is null or p.is_template = $2)
    and ($3::text is null or position(lower($3) in lower(concat_ws(E'\\n',
      p.plan_name, p.fitness_goal, replace(p.fitness_goal, '_', ' '), p.description, p.notes,
      array_to_string(p.tags, E'\\n')))) > 0)`;

const LIST = `
  select p.id, p.trainer_id as "trainerId", case when $6 then p.plan end as plan, p.facts,
    p.plan_name as "planName", p.fitness_goal as "fitnessGoal", p.description,
    p.is_template as "isTemplate", p.tags, p.notes, p.created_at as "createdAt", p.updated_at as "updatedAt",
    ${HOLDERS} as "assignmentCount",
    exists (select from shared_meal_plans s where s.meal_plan_id = p.id and s.is_active
      and (s.expires_at is null or s.expires_at > now())) as "isShared"
  ${FOUND}
  order by p.updated_at desc, p.id desc limit $4 offset $5`;

const COUNT = `select count(*)::int as total ${FOUND}`;

/** The plans of one library, those changed last first. */
@Injectable()
export class SavedPlansList {
  constructor(private readonly sql: Sql) {}

  async of(trainerId: string, wanted: SavedPlansPage): Promise<{ plans: SavedPlanRow[]; total: number }> {
    const { search, templates, page, limit, withMeals } = wanted;
    const narrowed = [trainerId, templates ?? null, search || null];
    const [plans, count] = await Promise.all([
      this.sql.rows<SavedPlanRow>(LIST, [...narrowed, limit, (page - 1) * limit, withMeals]),
      this.sql.row<{ total: number }>(COUNT, narrowed),
    ]);
    return { plans, total: count?.total ?? 0 };
  }

  async holdersOf(id: string): Promise<number> {
    const row = await this.sql.row<{ count: number }>(COUNT_HOLDERS, [id]);
    return row?.count ?? 0;
  }
}

const COUNT_HOLDERS = `select ${HOLDERS} as count from trainer_meal_plans p where p.id = $1`;
