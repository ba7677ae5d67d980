import { Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '../../../platform/clock/clock.js';
import { Limits } from '../../../platform/limits/limits.js';
import { TooManyRecipesError } from '../recipes.errors.js';

const MOST_A_DAY = 100;

/** How many recipes a trainer may add, written or imported. */
@Injectable()
export class DailyRecipes {
  constructor(private readonly limits: Limits) {}

  async spend(trainerId: string): Promise<void> {
    const limit = { key: `recipes:trainer:${trainerId}`, most: MOST_A_DAY, windowSeconds: DAY_SECONDS };
    const refusal = await this.limits.count([limit]);
    if (refusal) throw new TooManyRecipesError(MOST_A_DAY, refusal.retryAfterSeconds);
  }
}
