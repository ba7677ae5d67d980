import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PictureEncoder } from '../../../platform/pictures/picture-encoder.js';
import { reachesAll } from '../../users/index.js';
import type { Recipe } from '../recipe.entity.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { RecipeApprovedError } from '../recipes.errors.js';
import { PictureFiles } from './picture-files.js';

const MAX_PICTURES_PER_HOUR = 200;

/** Changes pictures of recipes. Admins do so for public and offered recipes, trainers for their own. */
@Injectable()
export class RecipePictures {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly encoder: PictureEncoder,
    private readonly files: PictureFiles,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Checks permissions before the upload is read. */
  async replace(id: string, user: Principal, read: (leave: AbortSignal) => Promise<Buffer>): Promise<Recipe> {
    await this.em.transactional(() => this.lock(id, user));
    await this.limits.spend([
      { key: `pictures:user:${user.userId}`, most: MAX_PICTURES_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const picture = await this.encoder.encode(user.userId, read);
    const key = await this.files.keep(id, picture);
    try {
      return await this.change(id, user, 'replaced', async (recipe, now) => {
        await this.files.adopt(key);
        recipe.show({ key, widths: picture.widths, height: picture.height }, now);
      });
    } catch (error) {
      await this.files.abandon(key);
      throw error;
    }
  }

  /** Does nothing if the recipe has no picture. */
  async remove(id: string, user: Principal): Promise<void> {
    await this.change(id, user, 'removed', async (recipe, now) => {
      if (recipe.imageKey) recipe.show(null, now);
    });
  }

  private async change(
    id: string,
    user: Principal,
    picture: 'replaced' | 'removed',
    act: (recipe: Recipe, now: Date) => Promise<void>,
  ): Promise<Recipe> {
    const recipe = await this.em.transactional(async (em) => {
      const recipe = await this.lock(id, user);
      const now = this.clock.now();
      const former = recipe.imageKey;
      await act(recipe, now);
      if (recipe.imageKey !== former)
        note(em, { action: 'recipe.edited', recipe, actorId: user.userId, at: now, details: { picture } });
      return recipe;
    });
    void this.files.sweep();
    return recipe;
  }

  private async lock(id: string, by: Principal): Promise<Recipe> {
    const decidesOnAll = reachesAll('recipes', by);
    const recipe = await (decidesOnAll ? this.recipes.lockForAdmin(id) : this.recipes.lockOwn(id, by.userId));
    if (!recipe) throw new NotFoundError('Recipe not found');
    if (!decidesOnAll && recipe.isApproved) throw new RecipeApprovedError();
    return recipe;
  }
}
