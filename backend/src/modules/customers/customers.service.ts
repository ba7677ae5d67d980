import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { type Holding, RecipeAssignments } from '../recipes/index.js';
import { type Coaching, CoachingService, type User, UserDirectory } from '../users/index.js';

/** Who holds the recipe that was asked about; null if none was. */
export type Holders = Map<string, Holding> | null;

@Injectable()
export class CustomersService {
  constructor(
    private readonly users: UserDirectory,
    private readonly coachings: CoachingService,
    private readonly assignments: RecipeAssignments,
  ) {}

  /** Asked about a recipe, it leaves out closed accounts: they are given none. */
  async ofTrainer(
    trainer: Principal,
    recipeId?: string,
  ): Promise<{ coachings: Coaching[]; holders: Holders }> {
    const all = await this.coachings.customersOf(trainer.userId);
    const coachings = recipeId ? all.filter(({ customer }) => !customer.isDisabled) : all;
    const customers = coachings.map(({ customer }) => customer);
    return { coachings, holders: await this.holdersAmong(customers, trainer, recipeId) };
  }

  async all(admin: Principal, recipeId?: string): Promise<{ customers: User[]; holders: Holders }> {
    const customers = await this.users.customers();
    return { customers, holders: await this.holdersAmong(customers, admin, recipeId) };
  }

  private async holdersAmong(customers: User[], askedBy: Principal, recipeId?: string): Promise<Holders> {
    if (!recipeId) return null;
    return this.assignments.holdersOf(
      recipeId,
      customers.map(({ id }) => id),
      askedBy,
    );
  }
}
