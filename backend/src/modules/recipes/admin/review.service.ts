import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { UserDirectory } from '../../users/index.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { RecipeNotOfferedError } from '../recipes.errors.js';

export interface Approval {
  approved: number;
  /** The number of recipes that changed since the admin looked at them. These keep waiting. */
  changed: number;
}

/** The queue of recipes that wait for an admin, who makes them public or returns them to their owner. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  /** If two admins approve the same recipe at once, both succeed, and the first one is recorded. */
  approve(ids: string[], adminId: string, asOf?: Date): Promise<Approval> {
    // Concurrent approvals of other recipes may insert the same new words in a different order and deadlock.
    return retryAfterDeadlock(() => this.approveNow(ids, adminId, asOf));
  }

  private approveNow(ids: string[], adminId: string, asOf?: Date): Promise<Approval> {
    return this.em.transactional(async (em) => {
      const recipes = await this.recipes.lockManyForAdmin(ids);
      if (recipes.length === 0) throw new NotFoundError('Recipe not found');
      const admin = await this.users.byId(adminId);
      const now = this.clock.now();
      const waiting = recipes.filter((recipe) => !recipe.isApproved);
      const seen = waiting.filter((recipe) => !asOf || recipe.isAsOf(asOf));
      for (const recipe of seen) {
        recipe.approve(admin, now);
        note(em, { action: 'recipe.approved', recipe, actorId: adminId, at: now });
      }
      return { approved: seen.length, changed: waiting.length - seen.length };
    });
  }

  async decline(id: string, adminId: string, reason: string | null): Promise<void> {
    await this.em.transactional(async (em) => {
      const recipe = await this.recipes.lockForAdmin(id);
      if (!recipe) throw new NotFoundError('Recipe not found');
      if (recipe.isApproved || !recipe.offeredAt) throw new RecipeNotOfferedError();
      const now = this.clock.now();
      recipe.decline(reason, now);
      note(em, { action: 'recipe.declined', recipe, actorId: adminId, at: now, details: { reason } });
    });
  }
}
