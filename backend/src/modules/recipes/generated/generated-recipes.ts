import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { PictureEncoder } from '../../../platform/pictures/picture-encoder.js';
import { PictureFiles } from '../pictures/picture-files.js';
import { Recipe, type RecipeContent, type RecipePicture } from '../recipe.entity.js';
import { note } from '../recipe-history.js';
import type { RecipeMaker } from '../recipe-origin.js';
import { type ComparedRecipe, GeneratedRecipeQueries } from './generated-recipe.queries.js';

/** A picture in storage that waits for its recipe. */
export interface KeptPicture extends RecipePicture {
  recipeId: string;
}

interface Maker {
  madeBy: RecipeMaker;
  /** The admin who asked for it. */
  adminId: string;
  jobId: string;
  picture: KeptPicture | null;
}

/** Recipes that no person wrote. They join the review queue like those that admins write. */
@Injectable()
export class GeneratedRecipes {
  constructor(
    private readonly encoder: PictureEncoder,
    private readonly files: PictureFiles,
    private readonly queries: GeneratedRecipeQueries,
    private readonly clock: Clock,
  ) {}

  /** Lists the names and foods of all recipes on which admins decide, which new ones have to differ from. */
  listCompared(): Promise<ComparedRecipe[]> {
    return this.queries.listCompared();
  }

  /** Lists those that were generated after a moment, within the caller's transaction. */
  listGeneratedSince(since: Date): Promise<ComparedRecipe[]> {
    return this.queries.listGeneratedSince(since);
  }

  /** Stores a picture for a recipe that is yet to be added. It is removed again if that never happens. */
  async keepPicture(jobId: string, given: Buffer): Promise<KeptPicture> {
    const recipeId = uuid();
    const picture = await this.encoder.encode(`generation:${jobId}`, async () => given);
    const key = await this.files.keep(recipeId, picture);
    return { recipeId, key, widths: picture.widths, height: picture.height };
  }

  /** Runs in the caller's transaction. */
  async add(em: EntityManager, content: RecipeContent, { picture, ...maker }: Maker): Promise<Recipe> {
    const { madeBy, adminId, jobId } = maker;
    const now = this.clock.now();
    const recipe = new Recipe(content, { owner: null, sourceReference: null, now, madeBy });
    if (picture) {
      await this.files.adopt(picture.key);
      recipe.id = picture.recipeId;
      recipe.show(picture, now);
    }
    em.persist(recipe);
    note(em, { action: 'recipe.created', recipe, actorId: adminId, at: now, details: { madeBy, jobId } });
    return recipe;
  }
}
