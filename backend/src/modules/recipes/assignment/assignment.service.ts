import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { CustomerAccess, reachesAll } from '../../users/index.js';
import { AssignedRecipeQueries } from './assigned-recipe.queries.js';

export interface AssignmentWish {
  recipeId: string;
  /** The customers who should have it from now on. */
  customerIds: string[];
  /** Everyone else who has it keeps it. */
  among?: string[];
}

export interface AssignmentChange {
  added: number;
  removed: number;
}

@Injectable()
export class AssignmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly assigned: AssignedRecipeQueries,
    private readonly customers: CustomerAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * From then on these hold the recipe, of all customers that the caller decides on, and whoever holds it by someone
   * else's decision. Each statement sees what was committed while the ones before it waited.
   */
  async assign({ recipeId, customerIds, among }: AssignmentWish, by: Principal): Promise<AssignmentChange> {
    return this.em.transactional(async () => {
      if (!(await this.assigned.hold(recipeId, by.userId))) throw new NotFoundError('Recipe not found');
      await this.customers.lock(customerIds, by);
      if (!(await this.assigned.canBeGiven(recipeId, customerIds)))
        throw new NotFoundError('Customer not found');
      return this.assigned.settle({
        ...{ recipeId, customerIds, among: among ?? null, userId: by.userId, now: this.clock.now() },
        decidesOnAll: reachesAll('customers', by),
        takesBackAll: reachesAll('assignedRecipes', by),
      });
    });
  }
}
