import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { CustomerAccess, reachesAll } from '../../users/index.js';
import { AssignedRecipeQueries } from './assigned-recipe.queries.js';

export interface AssignmentWish {
  recipeId: string;
  /** The customers who have the recipe afterwards. */
  customerIds: string[];
  /** If given, all other customers who have the recipe keep it. */
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
   * Afterwards, of all customers on whom the caller decides, exactly these have the recipe, in addition to those to
   * whom another user assigned it. Each statement sees what was committed while the previous ones waited for locks.
   */
  async assign({ recipeId, customerIds, among }: AssignmentWish, by: Principal): Promise<AssignmentChange> {
    return this.em.transactional(async () => {
      if (!(await this.assigned.lockRecipe(recipeId, by.userId))) throw new NotFoundError('Recipe not found');
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
