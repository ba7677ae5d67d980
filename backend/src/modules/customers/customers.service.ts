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
import {
  OwnCustomerQueries,
  type OwnCustomersAsked,
  type OwnCustomersFound,
} from './own-customer.queries.js';

interface AskedRecipe {
  /** Whether each of them holds this recipe. */
  recipeId?: string;
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

export type OwnCustomersPage = OwnCustomersFound & { known: Known };

@Injectable()
export class CustomersService {
  constructor(
    private readonly access: CustomerAccess,
    private readonly coachings: CoachingService,
    private readonly recipes: RecipeAssignments,
    private readonly plans: AssignedPlanQueries,
    private readonly assignable: AssignableCustomerQueries,
    private readonly own: OwnCustomerQueries,
  ) {}

  async ofTrainer(
    trainer: Principal,
    { recipeId, assignable = recipeId !== undefined, ...asked }: OwnCustomersAsked & AskedRecipe,
  ): Promise<OwnCustomersPage> {
    const found = await this.own.list(trainer.userId, { ...asked, assignable });
    return { ...found, known: await this.knownOf(found.customers, trainer, recipeId) };
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

  async all(admin: Principal, { recipeId }: AskedRecipe): Promise<{ customers: User[]; known: Known }> {
    const customers = await this.access.customersOf(admin);
    return { customers, known: await this.knownOf(customers, admin, recipeId) };
  }

  /** Those whom whoever asks can give something: a page of them, and those picked so far. */
  async search(by: Principal, asked: CustomersSearched & AskedRecipe): Promise<CustomersPage> {
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
