import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { coachingsOf, hasAccessTo } from '../../users/index.js';
import { planStatus } from './plan-status.sql.js';

export interface TrainerPlanCounts {
  /** Plans that the trainer has saved. */
  saved: number;
  /** Plans that the trainer assigned and that one of their customers follows today. */
  active: number;
}

/** Recipes of customers' plans, as two lists of the same length. */
export interface PlannedRecipes {
  customerIds: string[];
  recipeIds: string[];
}

const NAMES = { plan: 'p', customer: 'u' };

const COUNTS = `
  select
    (select count(*)::int from trainer_meal_plans where trainer_id = :trainerId) as saved,
    (select count(*)::int from personalized_meal_plans p join people u on u.id = p.customer_id
      where p.trainer_id = :trainerId and ${planStatus(NAMES)} = 'active'
        and ${hasAccessTo({ customer: 'u.id', viewer: ':trainerId::uuid', all: 'false' })}) as active`;

const PLANNED = `
  select coalesce(array_agg(customer_id), '{}') as "customerIds", coalesce(array_agg(recipe_id), '{}') as "recipeIds"
  from (
    select distinct p.customer_id, recipe ->> 'id' as recipe_id
    from ${coachingsOf(':trainerId::uuid')} c
      join personalized_meal_plans p on p.customer_id = c.customer_id
      cross join jsonb_array_elements(p.plan -> 'recipes') recipe
    where p.ends_on is null or p.ends_on > :since::timestamptz
  ) planned`;

const ASSIGNED = `
  select assigned_at as at from personalized_meal_plans where trainer_id = :trainerId order by assigned_at limit :most`;

/** Answers what a trainer's plans add up to. */
@Injectable()
export class TrainerPlanQueries {
  constructor(private readonly sql: Sql) {}

  async count(trainerId: string): Promise<TrainerPlanCounts> {
    return (await this.sql.row<TrainerPlanCounts>(COUNTS, { trainerId })) ?? { saved: 0, active: 0 };
  }

  /** Lists when the trainer assigned plans that still exist, first assigned first. */
  async listAssigned(trainerId: string, most: number): Promise<Date[]> {
    return (await this.sql.rows<{ at: Date }>(ASSIGNED, { trainerId, most })).map(({ at }) => at);
  }

  /** Finds the recipes of the plans that the trainer's customers have followed since then. */
  async findPlannedRecipes(trainerId: string, since: Date): Promise<PlannedRecipes> {
    const planned = await this.sql.row<PlannedRecipes>(PLANNED, { trainerId, since });
    return planned ?? { customerIds: [], recipeIds: [] };
  }

  /** Counts the plans that all trainers and admins have saved. */
  async countSaved(): Promise<number> {
    return (
      (await this.sql.row<{ count: number }>('select count(*)::int as count from trainer_meal_plans'))
        ?.count ?? 0
    );
  }
}
