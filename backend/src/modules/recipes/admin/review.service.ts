import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { onceMoreAfterDeadlock } from '../../../platform/database/once-more.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { UserDirectory } from '../../users/index.js';
import { RecipeRepository } from '../recipe.repository.js';
import { note } from '../recipe-history.js';
import { RecipeNotOfferedError } from '../recipes.errors.js';

export interface Approval {
  approved: number;
  /** Since whoever approves looked at them: these wait on. */
  changed: number;
}

/** The queue of recipes that wait for an admin: each becomes the library's, or goes back to its owner. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly recipes: RecipeRepository,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  /** Two admins who approve the same at once both have what they want; the first is who did it. */
  approve(ids: string[], adminId: string, asOf?: Date): Promise<Approval> {
    // Whoever approves other recipes at once may write down the same new words, in another order.
    return onceMoreAfterDeadlock(() => this.approveNow(ids, adminId, asOf));
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
