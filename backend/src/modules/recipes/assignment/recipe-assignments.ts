import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { reachesAll } from '../../users/index.js';
import { AssignedRecipeQueries } from './assigned-recipe.queries.js';

/** The person who assigned a recipe to a customer. */
export interface Holding {
  /** Null if the caller assigned it. */
  assignedBy: string | null;
  /** Whether the caller may not withdraw it. */
  isFixed: boolean;
}

/** Answers which recipes are assigned to whom. */
@Injectable()
export class RecipeAssignments {
  constructor(private readonly assigned: AssignedRecipeQueries) {}

  ofCustomer(customerId: string, page: { page: number; limit: number }) {
    return this.assigned.list(customerId, page);
  }

  /** Counts the recipes that the user has assigned, once for each customer. */
  countBy(userId: string): Promise<number> {
    return this.assigned.countBy(userId);
  }

  /** Returns those of the customers who have the recipe. The caller must be able to see it. */
  async findHolders(recipeId: string, customerIds: string[], by: Principal): Promise<Map<string, Holding>> {
    const holders = await this.assigned.findHolders(recipeId, customerIds, by.userId);
    if (!holders) throw new NotFoundError('Recipe not found');
    return new Map(
      holders.map(([customerId, assignedBy]) => [
        customerId,
        { assignedBy, isFixed: assignedBy !== null && !reachesAll('assignedRecipes', by) },
      ]),
    );
  }
}
