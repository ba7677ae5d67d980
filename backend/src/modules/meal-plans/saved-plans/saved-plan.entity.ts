import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { computeFacts, type Plan, type PlanFacts } from '../../plan-model/index.js';
import { User } from '../../users/index.js';
import type { SaidWish } from '../../wish-reader/index.js';
import { SavedPlanRepository } from './saved-plan.repository.js';

export interface PlanLabels {
  notes: string | null;
  tags: string[];
  isTemplate: boolean;
}

/** A plan that a trainer or an admin has saved. */
@Entity({ tableName: 'trainer_meal_plans', repository: () => SavedPlanRepository })
export class SavedPlan {
  [EntityRepositoryType]?: SavedPlanRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  trainer: Rel<User>;

  @Property({ type: 'json', columnType: 'jsonb' })
  plan: Plan;

  @Property({ type: 'json', columnType: 'jsonb' })
  facts: PlanFacts;

  /** Null if it was not made from plain words. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  saidWish: SaidWish | null = null;

  @Property({ type: 'text' })
  planName: string;

  @Property({ type: 'text' })
  fitnessGoal: string;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'boolean' })
  isTemplate: boolean;

  @Property({ type: 'string[]', columnType: 'text[]' })
  tags: string[];

  @Property({ type: 'text', nullable: true })
  notes: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(trainer: User, plan: Plan, labels: PlanLabels, now: Date) {
    this.trainer = trainer;
    this.createdAt = now;
    this.replacePlan(plan, now);
    this.label(labels, now);
  }

  /** Replaces the plan. Assigned copies stay as they are. */
  replacePlan(plan: Plan, now: Date): void {
    this.plan = plan;
    this.facts = computeFacts(plan);
    this.planName = plan.planName;
    this.fitnessGoal = plan.fitnessGoal;
    this.description = plan.description;
    this.updatedAt = now;
  }

  label({ notes, tags, isTemplate }: Partial<PlanLabels>, now: Date): void {
    if (notes !== undefined) this.notes = notes;
    if (tags !== undefined) this.tags = tags;
    if (isTemplate !== undefined) this.isTemplate = isTemplate;
    this.updatedAt = now;
  }
}
