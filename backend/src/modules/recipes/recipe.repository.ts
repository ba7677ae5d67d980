import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Recipe } from './recipe.entity.js';

export class RecipeRepository extends EntityRepository<Recipe> {
  /** Of the library and of the queue: what admins decide on. A trainer's own that was not offered is not. */
  lockForAdmin(id: string): Promise<Recipe | null> {
    return this.findOne({ id, ...withinAdminArea }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** In the order of their ids, so that two who decide on the same recipes wait for each other in one order. */
  lockManyForAdmin(ids: string[]): Promise<Recipe[]> {
    return this.find(
      { id: { $in: ids }, ...withinAdminArea },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  lockOwn(id: string, ownerId: string): Promise<Recipe | null> {
    return this.findOne({ id, owner: ownerId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** In the order of their ids, as many as wished after this one. */
  lockComputed(after: string | null, most: number): Promise<Recipe[]> {
    const where = { nutritionSource: 'computed' as const, ...(after && { id: { $gt: after } }) };
    return this.find(where, {
      refresh: true,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
      limit: most,
    });
  }

  /** Of a trainer's own, or of all that admins decide on. */
  called(names: string[], ownerId: string | null): Promise<Recipe[]> {
    const among = ownerId === null ? withinAdminArea : { owner: ownerId };
    return this.find({ name: { $in: names }, ...among });
  }
}

const withinAdminArea = { $or: [{ isApproved: true }, { owner: null }, { offeredAt: { $ne: null } }] };
