import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { reachesAll } from '../../users/index.js';
import { AssignedRecipeQueries } from './assigned-recipe.queries.js';

/** How a customer came by a recipe. */
export interface Holding {
  /** Null where it was whoever asks. */
  assignedBy: string | null;
  /** Whoever asks cannot take it away. */
  isFixed: boolean;
}

/** Which recipes were picked for whom. */
@Injectable()
export class RecipeAssignments {
  constructor(private readonly assigned: AssignedRecipeQueries) {}

  ofCustomer(customerId: string, page: { page: number; limit: number }) {
    return this.assigned.list(customerId, page);
  }

  /** Those of the customers who hold a recipe, which whoever asks has to be able to see. */
  async holdersOf(recipeId: string, customerIds: string[], by: Principal): Promise<Map<string, Holding>> {
    const holders = await this.assigned.holders(recipeId, customerIds, by.userId);
    if (!holders) throw new NotFoundError('Recipe not found');
    return new Map(
      holders.map(([customerId, assignedBy]) => [
        customerId,
        { assignedBy, isFixed: assignedBy !== null && !reachesAll('assignedRecipes', by) },
      ]),
    );
  }
}
