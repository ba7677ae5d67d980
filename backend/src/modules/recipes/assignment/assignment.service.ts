import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { CustomerAccess, reachesAll, type User } from '../../users/index.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { RestrictionCheck } from '../restrictions/restriction-check.js';
import { AssignedRecipeQueries } from './assigned-recipe.queries.js';

export interface AssignmentWish {
  recipeId: string;
  /** The customers who have the recipe afterwards. */
  customerIds: string[];
  /** If given, all other customers who have the recipe keep it. */
  among?: string[];
  /** Confirms that the recipe may break a restriction of a customer's profile. */
  confirmsRestrictions?: boolean;
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
    private readonly recipes: RecipeRepository,
    private readonly customers: CustomerAccess,
    private readonly restrictions: RestrictionCheck,
    private readonly clock: Clock,
  ) {}

  /**
   * Afterwards, of all customers on whom the caller decides, exactly these have the recipe, in addition to those to
   * whom another user assigned it. Each statement sees what was committed while the previous ones waited for locks.
   */
  async assign(wish: AssignmentWish, by: Principal): Promise<AssignmentChange> {
    const { recipeId, customerIds, among } = wish;
    return this.em.transactional(async (em) => {
      if (!(await this.assigned.lockRecipe(recipeId, by.userId))) throw new NotFoundError('Recipe not found');
      const customers = await this.customers.lock(customerIds, by);
      if (!(await this.assigned.canBeGiven(recipeId, customerIds)))
        throw new NotFoundError('Customer not found');
      await this.checkRestrictions(em, wish, customers, by);
      return this.assigned.settle({
        ...{ recipeId, customerIds, among: among ?? null, userId: by.userId, now: this.clock.now() },
        decidesOnAll: reachesAll('customers', by),
        takesBackAll: reachesAll('assignedRecipes', by),
      });
    });
  }

  /** Asks about customers who get the recipe now, and not again about those who have it. */
  private async checkRestrictions(
    em: EntityManager,
    { recipeId, confirmsRestrictions = false }: AssignmentWish,
    customers: User[],
    by: Principal,
  ): Promise<void> {
    const getting = new Set(
      await this.assigned.findWithout(
        recipeId,
        customers.map(({ id }) => id),
      ),
    );
    const recipe = await this.recipes.findOneOrFail({ id: recipeId });
    const gift = {
      customers: customers.filter(({ id }) => getting.has(id)),
      served: [{ recipe, meal: null }],
    };
    const broken = await this.restrictions.require(gift, by, confirmsRestrictions);
    if (broken.size === 0) return;
    const details = { customerIds: [...broken] };
    const deed = {
      action: 'recipe.restrictions_confirmed',
      actorId: by.userId,
      at: this.clock.now(),
    } as const;
    note(em, { ...deed, recipe, details });
  }
}
