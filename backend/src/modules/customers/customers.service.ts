import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { AssignedPlans, type CurrentPlan } from '../meal-plans/index.js';
import { type Holding, RecipeAssignments } from '../recipes/index.js';
import { type Coaching, CoachingService, type User, UserDirectory } from '../users/index.js';

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
  /** When those who have none deleted theirs. */
  removed: ReadonlyMap<string, Date>;
  askedBy: Principal;
  /** Who holds the recipe that was asked about; null if none was. */
  holders: ReadonlyMap<string, Holding> | null;
}

@Injectable()
export class CustomersService {
  constructor(
    private readonly users: UserDirectory,
    private readonly coachings: CoachingService,
    private readonly recipes: RecipeAssignments,
    private readonly plans: AssignedPlans,
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

  async all(admin: Principal, { recipeId }: CustomersAsked): Promise<{ customers: User[]; known: Known }> {
    const customers = await this.users.customers();
    return { customers, known: await this.knownOf(customers, admin, recipeId) };
  }

  private async knownOf(customers: User[], askedBy: Principal, recipeId?: string): Promise<Known> {
    const ids = customers.map(({ id }) => id);
    const [plans, removed, holders] = await Promise.all([
      this.plans.currentOf(ids),
      this.plans.removedBy(ids),
      recipeId ? this.recipes.holdersOf(recipeId, ids, askedBy) : null,
    ]);
    return { plans, removed, holders, askedBy };
  }
}
