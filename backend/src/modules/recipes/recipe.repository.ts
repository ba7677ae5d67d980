import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Recipe } from './recipe.entity.js';

export class RecipeRepository extends EntityRepository<Recipe> {
  /** Only finds recipes on which admins decide: public ones and those in the queue. */
  lockForAdmin(id: string): Promise<Recipe | null> {
    return this.findOne({ id, ...withinAdminArea }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Locks in the order of IDs, so that two admins who decide on the same recipes cannot deadlock. */
  lockManyForAdmin(ids: string[]): Promise<Recipe[]> {
    return this.find(
      { id: { $in: ids }, ...withinAdminArea },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
  }

  lockOwn(id: string, ownerId: string): Promise<Recipe | null> {
    return this.findOne({ id, owner: ownerId }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Locks up to `most` recipes after this one, in the order of IDs. */
  lockComputed(after: string | null, most: number): Promise<Recipe[]> {
    const where = { nutritionSource: 'computed' as const, ...(after && { id: { $gt: after } }) };
    return this.find(where, {
      refresh: true,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
      limit: most,
    });
  }

  /** Locks up to `most` recipes whose steps were read by another version of the rule, or never. */
  lockReadByOtherRule(rule: number, most: number): Promise<Recipe[]> {
    return this.find(
      { $or: [{ handsOnRule: null }, { handsOnRule: { $ne: rule } }] },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, limit: most },
    );
  }

  /** Locks up to `most` recipes whose drawing was made by other rules, in the order of IDs. */
  lockDrawnByOthers(rules: number, most: number): Promise<Recipe[]> {
    return this.find(
      { drawingRules: { $ne: rules } },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, limit: most },
    );
  }

  /** Searches a trainer's own recipes, or all on which admins decide. */
  called(names: string[], ownerId: string | null): Promise<Recipe[]> {
    const among = ownerId === null ? withinAdminArea : { owner: ownerId };
    return this.find({ name: { $in: names }, ...among });
  }
}

const withinAdminArea = { $or: [{ isApproved: true }, { owner: null }, { offeredAt: { $ne: null } }] };
