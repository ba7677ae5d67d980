import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { AssignedPlanQueries, type CurrentPlan } from '../meal-plans/index.js';
import { type Holding, RecipeAssignments } from '../recipes/index.js';
import { type Coaching, CoachingService, CustomerAccess, type Person, type User } from '../users/index.js';
import {
  AssignableCustomerQueries,
  type CustomersFound,
  type CustomersSearched,
} from './assignable-customer.queries.js';

export interface CustomersAsked {
  /** Whether each of them holds this recipe. */
  recipeId?: string;
  /** Only those who can be given something: no closed accounts. */
  assignable?: boolean;
}

/** What else is told of customers, by their id. */
export interface Known {
  /** The plan that each follows now, and the one that is to come. */
  plans: ReadonlyMap<string, CurrentPlan[]>;
  /** The time at which customers without a plan deleted theirs. */
  removed: ReadonlyMap<string, Date>;
  askedBy: Principal;
  /** Who holds the recipe that was asked about; null if none was. */
  holders: ReadonlyMap<string, Holding> | null;
}

export type CustomersPage = CustomersFound & { known: Known };

@Injectable()
export class CustomersService {
  constructor(
    private readonly access: CustomerAccess,
    private readonly coachings: CoachingService,
    private readonly recipes: RecipeAssignments,
    private readonly plans: AssignedPlanQueries,
    private readonly assignable: AssignableCustomerQueries,
  ) {}

  async ofTrainer(
    trainer: Principal,
    { recipeId, assignable = recipeId !== undefined }: CustomersAsked,
  ): Promise<{ coachings: Coaching[]; known: Known }> {
    const all = await this.coachings.customersOf(trainer.userId);
    const coachings = assignable ? all.filter(({ customer }) => !customer.isDisabled) : all;
    const customers = coachings.map(({ customer }) => customer);
    return { coachings, known: await this.knownOf(customers, trainer, recipeId) };
  }

  /** A coaching is a trainer's: admins see customers whom they do not coach. */
  async one(id: string, by: Principal): Promise<{ customer: User; coaching: Coaching | null; known: Known }> {
    const customer = await this.access.require(id, by, { mayBeClosed: true });
    const [coaching, known] = await Promise.all([
      this.coachings.find(by.userId, id),
      this.knownOf([customer], by),
    ]);
    return { customer, coaching, known };
  }

  async all(admin: Principal, { recipeId }: CustomersAsked): Promise<{ customers: User[]; known: Known }> {
    const customers = await this.access.customersOf(admin);
    return { customers, known: await this.knownOf(customers, admin, recipeId) };
  }

  /** Those whom whoever asks can give something: a page of them, and those picked so far. */
  async search(by: Principal, asked: CustomersSearched & { recipeId?: string }): Promise<CustomersPage> {
    const found = await this.assignable.search(by, asked);
    const known = await this.knownOf([...found.customers, ...found.picked], by, asked.recipeId);
    return { ...found, known };
  }

  private async knownOf(customers: Person[], askedBy: Principal, recipeId?: string): Promise<Known> {
    const ids = customers.map(({ id }) => id);
    const [plans, removed, holders] = await Promise.all([
      this.plans.currentOf(ids),
      this.plans.removedBy(ids),
      recipeId ? this.recipes.holdersOf(recipeId, ids, askedBy) : null,
    ]);
    return { plans, removed, holders, askedBy };
  }
}
