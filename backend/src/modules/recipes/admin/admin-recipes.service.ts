import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { UserDirectory } from '../../users/index.js';
import { Recipe } from '../recipe.entity.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { contentOf, type WrittenRecipe } from '../writing/written-recipe.js';

/** Lets admins write and delete recipes. Decisions on offered recipes are in review.service.ts. */
@Injectable()
export class AdminRecipesService {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async create(
    adminId: string,
    written: WrittenRecipe,
    { sourceReference, isApproved }: { sourceReference: string | null; isApproved: boolean },
  ): Promise<Recipe> {
    const content = contentOf(written);
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const recipe = new Recipe(content, { owner: null, sourceReference, now });
      const deed = { recipe, actorId: adminId, at: now };
      note(em, { ...deed, action: 'recipe.created' });
      if (isApproved) {
        recipe.approve(await this.users.byId(adminId), now);
        note(em, { ...deed, action: 'recipe.approved' });
      }
      em.persist(recipe);
      return recipe;
    });
  }

  async rewrite(
    id: string,
    adminId: string,
    written: WrittenRecipe,
    sourceReference: string | null,
  ): Promise<Recipe> {
    return this.em.transactional(async (em) => {
      const recipe = await this.recipes.lockForAdmin(id);
      if (!recipe) throw new NotFoundError('Recipe not found');
      const now = this.clock.now();
      const formerName = recipe.name;
      recipe.rewrite(contentOf(written, recipe.ingredientsJson), now);
      recipe.cite(sourceReference);
      const details = formerName === recipe.name ? {} : { formerName };
      note(em, { action: 'recipe.edited', recipe, actorId: adminId, at: now, details });
      return recipe;
    });
  }

  async delete(id: string, adminId: string): Promise<void> {
    await this.deleteAll([id], adminId);
  }

  /**
   * Recipes that are already gone are not counted. If all of them are, there is nothing to confirm, and the call
   * fails.
   */
  async deleteAll(ids: string[], adminId: string): Promise<number> {
    return this.em.transactional(async (em) => {
      const recipes = await this.recipes.lockManyForAdmin(ids);
      if (recipes.length === 0) throw new NotFoundError('Recipe not found');
      const at = this.clock.now();
      for (const recipe of recipes) {
        note(em, { action: 'recipe.deleted', recipe, actorId: adminId, at });
        em.remove(recipe);
      }
      return recipes.length;
    });
  }
}
