import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import { TooManyRecipesError } from '../recipes.errors.js';

const MAX_RECIPES_PER_DAY = 100;

/** Limits how many recipes a trainer may add per day, written or imported. */
@Injectable()
export class RecipeQuota {
  constructor(private readonly limits: Limits) {}

  /** Runs in the caller's transaction, so that recipes which are not added in the end are not counted. */
  async take(
    em: EntityManager,
    trainerId: string,
    wanted: number,
  ): Promise<{ granted: number; refusal: TooManyRecipesError | null }> {
    const limit = {
      key: `recipes:trainer:${trainerId}`,
      most: MAX_RECIPES_PER_DAY,
      windowSeconds: DAY_SECONDS,
    };
    const { granted, retryAfterSeconds } = await this.limits.take(em, limit, wanted);
    const refusal = granted < wanted ? new TooManyRecipesError(MAX_RECIPES_PER_DAY, retryAfterSeconds) : null;
    return { granted, refusal };
  }
}
