import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Certificate, certify } from '../../plan-certificate/index.js';
import type { Plan, PlanFacts } from '../../plan-model/index.js';
import { hasAccessTo, reachesAll } from '../../users/index.js';
import { isCurrentOrUpcoming } from '../assignment/plan-status.sql.js';
import { seesSavedPlan } from '../plan-audience.js';
import type { SavedPlan } from './saved-plan.entity.js';

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

/** A saved plan with its certificate and the number of customers who follow it. */
export interface WholeSavedPlan {
  saved: SavedPlan;
  certificate: Certificate;
  assignmentCount: number;
}

export interface SavedPlansPage {
  search?: string;
  templates?: boolean;
  page: number;
  limit: number;
  /** If false, only what a card shows is read. */
  withMeals: boolean;
}

/** Counts the customers who follow a saved plan or will, among those to whom its owner has access. */
const countHolders = (all: string) => `(
  select count(distinct p.customer_id)::int
  from personalized_meal_plans p join people u on u.id = p.customer_id
  where p.meal_plan_id = saved.id and ${isCurrentOrUpcoming({ plan: 'p', customer: 'u' })}
    and ${hasAccessTo({ customer: 'p.customer_id', viewer: 'saved.trainer_id', all })})`;

const FOUND = `
  from trainer_meal_plans saved
  where ${seesSavedPlan({ plan: 'saved', viewer: ':viewer' })}
    and (:templates::boolean is null or saved.is_template = :templates)
    and (:search::text is null or position(lower(:search) in lower(concat_ws(E'\\n',
      saved.plan_name, saved.fitness_goal, replace(saved.fitness_goal, '_', ' '), saved.description, saved.notes,
      array_to_string(saved.tags, E'\\n')))) > 0)`;

const LIST = `
  select saved.id, saved.trainer_id as "trainerId", case when :withMeals then saved.plan end as plan, saved.facts,
    saved.plan_name as "planName", saved.fitness_goal as "fitnessGoal", saved.description,
    saved.is_template as "isTemplate", saved.tags, saved.notes, saved.created_at as "createdAt", saved.updated_at as "updatedAt",
    ${countHolders(':all')} as "assignmentCount",
    exists (select from shared_meal_plans s where s.meal_plan_id = saved.id and s.is_active
      and (s.expires_at is null or s.expires_at > now())) as "isShared"
  ${FOUND}
  order by saved.updated_at desc, saved.id desc limit :limit offset :offset`;

const COUNT = `select count(*)::int as total ${FOUND}`;

/** The saved plans of one owner, the most recently changed first. */
@Injectable()
export class SavedPlanQueries {
  constructor(private readonly sql: Sql) {}

  async of(by: Principal, wanted: SavedPlansPage): Promise<{ plans: SavedPlanRow[]; total: number }> {
    const { search, templates, page, limit, withMeals } = wanted;
    const narrowed = { viewer: by.userId, templates: templates ?? null, search: search || null };
    const [plans, count] = await Promise.all([
      this.sql.rows<SavedPlanRow>(LIST, {
        ...narrowed,
        ...{ limit, offset: (page - 1) * limit, withMeals, all: reachesAll('customers', by) },
      }),
      this.sql.row<{ total: number }>(COUNT, narrowed),
    ]);
    return { plans, total: count?.total ?? 0 };
  }

  /** The certificate is computed whenever a plan is shown, so it may differ from when the plan was made. */
  async whole(saved: SavedPlan, by: Principal): Promise<WholeSavedPlan> {
    const row = await this.sql.row<{ count: number }>(COUNT_HOLDERS, {
      ...{ id: saved.id, all: reachesAll('customers', by) },
    });
    return { saved, certificate: certify(saved.plan), assignmentCount: row?.count ?? 0 };
  }
}

const COUNT_HOLDERS = `select ${countHolders(':all')} as count from trainer_meal_plans saved where saved.id = :id`;
