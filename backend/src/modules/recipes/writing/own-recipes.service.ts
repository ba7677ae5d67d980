import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { UserDirectory } from '../../users/index.js';
import { Recipe } from '../recipe.entity.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note, type RecipeDeed } from '../recipe-history.js';
import { RecipeApprovedError } from '../recipes.errors.js';
import { RecipeQuota } from './recipe-quota.js';
import { contentOf, type WrittenRecipe } from './written-recipe.js';

/** The limit of each trainer, because every change is kept permanently in the history. */
const MAX_CHANGES_PER_HOUR = 300;

/** Lets trainers write their own recipes until these become public. */
@Injectable()
export class OwnRecipesService {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly users: UserDirectory,
    private readonly daily: RecipeQuota,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async create(trainerId: string, written: WrittenRecipe, sourceReference: string | null): Promise<Recipe> {
    const content = contentOf(written);
    return this.em.transactional(async (em) => {
      const owner = await this.users.byId(trainerId);
      if (!owner) throw new NotFoundError();
      const { refusal } = await this.daily.take(em, trainerId, 1);
      if (refusal) throw refusal;
      const now = this.clock.now();
      const recipe = new Recipe(content, { owner, sourceReference, now });
      em.persist(recipe);
      note(em, { action: 'recipe.created', recipe, actorId: trainerId, at: now });
      return recipe;
    });
  }

  rewrite(
    id: string,
    trainerId: string,
    written: WrittenRecipe,
    sourceReference: string | null,
  ): Promise<Recipe> {
    return this.change(id, trainerId, 'recipe.edited', (recipe, now) => {
      recipe.rewrite(contentOf(written, recipe.ingredientsJson), now);
      recipe.cite(sourceReference);
      return true;
    });
  }

  /** Offering a recipe twice has the effect of offering it once. */
  offer(id: string, trainerId: string): Promise<Recipe> {
    return this.change(id, trainerId, 'recipe.offered', (recipe, now) => {
      if (recipe.offeredAt) return false;
      recipe.offer(now);
      return true;
    });
  }

  withdrawOffer(id: string, trainerId: string): Promise<Recipe> {
    return this.change(id, trainerId, 'recipe.withdrawn', (recipe) => {
      if (!recipe.offeredAt) return false;
      recipe.withdrawOffer();
      return true;
    });
  }

  delete(id: string, trainerId: string): Promise<Recipe> {
    return this.change(id, trainerId, 'recipe.deleted', (recipe, _, em) => {
      em.remove(recipe);
      return true;
    });
  }

  /** Does not record calls that change nothing. */
  private async change(
    id: string,
    trainerId: string,
    action: RecipeDeed,
    act: (recipe: Recipe, now: Date, em: EntityManager) => boolean,
  ): Promise<Recipe> {
    await this.limits.spend([
      { key: `recipe-changes:user:${trainerId}`, most: MAX_CHANGES_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    return this.em.transactional(async (em) => {
      const recipe = await this.recipes.lockOwn(id, trainerId);
      if (!recipe) throw new NotFoundError('Recipe not found');
      if (recipe.isApproved) throw new RecipeApprovedError();
      const now = this.clock.now();
      if (act(recipe, now, em)) note(em, { action, recipe, actorId: trainerId, at: now });
      return recipe;
    });
  }
}
