import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Plan, PlanFacts } from '../../plan-model/index.js';
import { User } from '../../users/index.js';
import { AssignedPlanRepository } from './assigned-plan.repository.js';

/**
 * A customer's copy of a plan, which changes of recipes or saved plans never affect. The database creates it (see
 * insertCopies).
 */
@Entity({ tableName: 'personalized_meal_plans', repository: () => AssignedPlanRepository })
export class AssignedPlan {
  [EntityRepositoryType]?: AssignedPlanRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User)
  customer: Rel<User>;

  @ManyToOne(() => User, { fieldName: 'trainer_id' })
  assignedBy: Rel<User>;

  @Property({ type: 'uuid', fieldName: 'meal_plan_id', nullable: true })
  savedPlanId: string | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  plan: Plan;

  @Property({ type: 'json', columnType: 'jsonb' })
  facts: PlanFacts;

  @Property({ type: 'text' })
  planName: string;

  @Property({ type: 'text' })
  fitnessGoal: string;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'integer' })
  dailyCalorieTarget: number;

  @Property({ type: 'integer' })
  totalDays: number;

  @Property({ type: 'date' })
  startsOn: string;

  /** The first day on which it no longer runs, or null while nothing replaces it. */
  @Property({ type: 'date', nullable: true })
  endsOn: string | null;

  /** The plan that replaced it. */
  @Property({ type: 'uuid', fieldName: 'replaced_by', nullable: true })
  replacedById: string | null;

  /** The trainer's note to the customer. */
  @Property({ type: 'text', nullable: true })
  notes: string | null;

  @Property({ type: 'timestamptz' })
  assignedAt: Date;
}
