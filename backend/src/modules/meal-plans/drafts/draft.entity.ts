import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { after, days } from '../../../platform/clock/clock.js';
import { type Certificate, certify } from '../../plan-certificate/index.js';
import { type Plan, type PlanMeal, type PlanRecipe, recipeIdsOf } from '../../plan-model/index.js';
import { withMealPrep } from '../../prep-guide/index.js';
import { User } from '../../users/index.js';
import type { SaidWish } from '../../wish-reader/index.js';
import { DraftRepository } from './draft.repository.js';
import { withPlace } from './places.js';

const LIFETIME_MS = days(7);

/** The maximum of the column. */
export const MAX_SEED = 2_147_483_647;

/** The number of changes that can be undone. */
const MAX_UNDO_STEPS = 50;

export interface Making {
  seed: number;
  customer?: User | null;
  savedPlan?: SeenPlan | null;
  saidWish?: SaidWish | null;
}

/** The state of a saved plan when it was read. */
export interface SeenPlan {
  id: string;
  updatedAt: Date;
}

/** A plan that is being made: meals can be changed, and each change can be undone. */
@Entity({ tableName: 'meal_plan_drafts', repository: () => DraftRepository })
export class Draft {
  [EntityRepositoryType]?: DraftRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  owner: Rel<User>;

  /** The saved plan that this draft changes. */
  @Property({ type: 'uuid', nullable: true })
  savedPlanId: string | null;

  /** When the saved plan was last changed before this draft began, or when the draft was written back. */
  @Property({ type: 'timestamptz', nullable: true })
  savedPlanSeen: Date | null;

  /** The customer for whom it is made. */
  @ManyToOne(() => User, { nullable: true })
  customer: Rel<User> | null;

  /** Contains the recipes of all its meals, including past ones, each in its latest version. */
  @Property({ type: 'json', columnType: 'jsonb' })
  plan: Plan;

  /** The summary that lists show, so that no list reads whole plans. */
  @Property({ type: 'text' })
  planName: string;

  @Property({ type: 'integer' })
  totalDays: number;

  @Property({ type: 'integer' })
  dailyCalorieTarget: number;

  /** Whether every day is within its targets and every rule is kept. */
  @Property({ type: 'boolean' })
  holds: boolean;

  /** Null if the form was filled in by hand. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  saidWish: SaidWish | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  past: PlanMeal[][] = [];

  @Property({ type: 'string[]', columnType: 'text[]' })
  locked: string[] = [];

  @Property({ type: 'integer' })
  seed: number;

  /** Increases with each change. A change must name the revision that its author has seen. */
  @Property({ type: 'integer' })
  revision = 1;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  private certified?: { plan: Plan; certificate: Certificate };

  constructor(owner: User, plan: Plan, making: Making, now: Date) {
    this.owner = owner;
    this.setPlan(plan);
    this.savedPlanId = making.savedPlan?.id ?? null;
    this.savedPlanSeen = making.savedPlan?.updatedAt ?? null;
    this.customer = making.customer ?? null;
    this.saidWish = making.saidWish ?? null;
    this.seed = making.seed;
    this.createdAt = now;
    this.expiresAt = after(now, LIFETIME_MS);
  }

  /** Returns whether the saved plan was changed after this draft began, other than by this draft. */
  hasMissed({ id, updatedAt }: SeenPlan): boolean {
    const seen = this.savedPlanSeen;
    return this.savedPlanId === id && seen !== null && seen.getTime() !== updatedAt.getTime();
  }

  /** Records that the draft now contains these changes to the saved plan. */
  becomes({ id, updatedAt }: SeenPlan): void {
    this.savedPlanId = id;
    this.savedPlanSeen = updatedAt;
  }

  see({ id, updatedAt }: SeenPlan): void {
    if (this.savedPlanId === id) this.savedPlanSeen = updatedAt;
  }

  /** Replaces the meals. `recipes` are current and override the versions in the draft. */
  replaceMeals(meals: PlanMeal[], recipes: PlanRecipe[] = []): void {
    this.past = [...this.past, this.plan.meals].slice(-MAX_UNDO_STEPS);
    const fresh = new Set(recipes.map(({ id }) => id));
    const others = this.plan.recipes.filter(({ id }) => !fresh.has(id));
    this.changePlan({ ...this.plan, recipes: [...others, ...recipes], meals });
  }

  /** Sets what days and meals should be from now on. Undoing restores meals but not this. */
  setRequest({ mealsPerDay, targets, rules }: Pick<Plan, 'mealsPerDay' | 'targets' | 'rules'>): void {
    this.setPlan({ ...this.plan, mealsPerDay, targets, rules });
  }

  /** Returns false if there was nothing to undo. */
  undo(): boolean {
    const meals = this.past.at(-1);
    if (!meals) return false;
    this.past = this.past.slice(0, -1);
    this.changePlan({ ...this.plan, meals });
    return true;
  }

  lock(place: string, locked: boolean): void {
    this.locked = locked ? withPlace(this.locked, place) : this.locked.filter((one) => one !== place);
    this.revision += 1;
  }

  /** The plan as it is saved: without the recipes that only past meals use. */
  withoutPastRecipes(): Plan {
    return withRecipesOf(this.plan, [this.plan.meals]);
  }

  /** Returns what the current plan promises. It is checked once for each state of the draft and never stored. */
  certificate(): Certificate {
    if (this.certified?.plan !== this.plan)
      this.certified = { plan: this.plan, certificate: certify(this.withoutPastRecipes()) };
    return this.certified.certificate;
  }

  private setPlan(plan: Plan): void {
    this.plan = plan;
    this.planName = plan.planName;
    this.totalDays = plan.days;
    this.dailyCalorieTarget = plan.targets.calories;
    this.holds = this.certificate().holds;
  }

  /** Updates the prep and removes recipes that undo can no longer restore. */
  private changePlan(plan: Plan): void {
    const known = withRecipesOf(plan, [plan.meals, ...this.past]);
    this.setPlan(withMealPrep(known, this.plan.startOfWeekMealPrep !== null));
    this.revision += 1;
  }
}

function withRecipesOf(plan: Plan, meals: PlanMeal[][]): Plan {
  const needed = new Set(recipeIdsOf(meals.flat()));
  return { ...plan, recipes: plan.recipes.filter(({ id }) => needed.has(id)) };
}
