import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { AssignedPlanQueries } from '../meal-plans/index.js';
import { RecipeAssignments } from '../recipes/index.js';
import { CustomerAccess, type Person, type User } from '../users/index.js';
import {
  AssignableCustomerQueries,
  type CustomersFound,
  type CustomersSearched,
} from './assignable-customer.queries.js';
import { holdingOf, type Known } from './dto/customer.response.js';
import type { OwnCustomersResponse } from './dto/own-customer.response.js';
import { OwnCustomerQueries, type OwnCustomersAsked } from './own-customer.queries.js';

interface AskedRecipe {
  /** If set, the answer says of each customer whether they have this recipe. */
  recipeId?: string;
}

export type CustomersPage = CustomersFound & { known: Known };

@Injectable()
export class CustomersService {
  constructor(
    private readonly access: CustomerAccess,
    private readonly recipes: RecipeAssignments,
    private readonly plans: AssignedPlanQueries,
    private readonly assignable: AssignableCustomerQueries,
    private readonly own: OwnCustomerQueries,
  ) {}

  /** Says of each customer whether they have a recipe, if the request asks about one. */
  async ofTrainer(
    trainer: Principal,
    { recipeId, assignable = recipeId !== undefined, ...asked }: OwnCustomersAsked & AskedRecipe,
  ): Promise<OwnCustomersResponse> {
    const page = await this.own.list(trainer.userId, { ...asked, assignable });
    if (recipeId === undefined) return page;
    const ids = page.customers.map(({ id }) => id);
    const holders = await this.recipes.findHolders(recipeId, ids, trainer);
    const customers = page.customers.map((one) => ({ ...one, ...holdingOf(one.id, holders) }));
    return { ...page, customers };
  }

  async all(admin: Principal, { recipeId }: AskedRecipe): Promise<{ customers: User[]; known: Known }> {
    const customers = await this.access.findCustomers(admin);
    return { customers, known: await this.readKnown(customers, admin, recipeId) };
  }

  /** Finds a page of the customers to whom the user can assign something, and those picked so far. */
  async search(by: Principal, asked: CustomersSearched & AskedRecipe): Promise<CustomersPage> {
    const found = await this.assignable.search(by, asked);
    const known = await this.readKnown([...found.customers, ...found.picked], by, asked.recipeId);
    return { ...found, known };
  }

  async readKnown(customers: Person[], askedBy: Principal, recipeId?: string): Promise<Known> {
    const ids = customers.map(({ id }) => id);
    const [plans, removed, holders] = await Promise.all([
      this.plans.readCurrent(ids),
      this.plans.removedBy(ids),
      recipeId ? this.recipes.findHolders(recipeId, ids, askedBy) : null,
    ]);
    return { plans, removed, holders, askedBy };
  }
}
