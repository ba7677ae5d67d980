import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { User } from '../../users/index.js';
import type { Plan } from '../plan.js';
import { factsOf } from '../plan-facts.js';
import type { AssignedPlan } from './assigned-plan.entity.js';

export class AssignedPlanRepository extends EntityRepository<AssignedPlan> {
  findOf(id: string, customerId: string): Promise<AssignedPlan | null> {
    return this.findOne({ id, customer: customerId }, { populate: ['assignedBy'] });
  }

  lockOf(id: string, customerId: string): Promise<AssignedPlan | null> {
    return this.findOne(
      { id, customer: customerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /** Nobody follows the plan that they followed until now; the names of those plans, by customer. */
  async endActive(customerIds: string[]): Promise<ReadonlyMap<string, string>> {
    const ended = await this.getEntityManager().execute<Ended[]>(END_ACTIVE, { customerIds });
    return new Map(ended.map(({ customerId, planName }) => [customerId, planName]));
  }

  /** The plan may be large and its copies many: it travels once, and the database makes the copies. */
  async insertCopies(plan: Plan, copies: Copy[], { assignedBy, savedPlanId, now }: Kept): Promise<void> {
    const places = copies.map(({ id, customer, startsOn }) => ({
      id,
      customer_id: customer.id,
      starts_on: startsOn,
    }));
    await this.getEntityManager().execute(INSERT_COPIES, {
      ...{ assignedBy, savedPlanId, now: now.toISOString(), copies: JSON.stringify(places) },
      ...{ plan: JSON.stringify(plan), facts: JSON.stringify(factsOf(plan)) },
      ...{ planName: plan.planName, fitnessGoal: plan.fitnessGoal, description: plan.description },
      ...{ calories: plan.targets.calories, days: plan.days },
    });
  }

  /** The active one that is a copy of that saved plan. */
  findHeld(savedPlanId: string, customerId: string): Promise<AssignedPlan | null> {
    return this.findOne(
      { savedPlanId, customer: customerId, isActive: true },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }
}

/** One customer's, not yet kept. */
export interface Copy {
  id: string;
  customer: User;
  startsOn: string;
}

interface Kept {
  assignedBy: string;
  savedPlanId: string | null;
  now: Date;
}

interface Ended {
  customerId: string;
  planName: string;
}

const END_ACTIVE = `
  update personalized_meal_plans set is_active = false
  where is_active and customer_id = any(array[:customerIds]::uuid[])
  returning customer_id as "customerId", plan_name as "planName"`;

const INSERT_COPIES = `
  insert into personalized_meal_plans (
    id, customer_id, trainer_id, meal_plan_id, plan, facts, plan_name, fitness_goal, description,
    daily_calorie_target, total_days, starts_on, is_active, assigned_at)
  select copy.id, copy.customer_id, :assignedBy::uuid, :savedPlanId::uuid,
    jsonb_set(:plan::jsonb, '{startsOn}', to_jsonb(copy.starts_on::text)), :facts::jsonb,
    :planName, :fitnessGoal, :description, :calories, :days, copy.starts_on, true, :now::timestamptz
  from jsonb_to_recordset(:copies::jsonb) as copy (id uuid, customer_id uuid, starts_on date)`;
