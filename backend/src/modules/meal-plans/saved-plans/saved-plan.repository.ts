import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import { savedPlansSeenBy } from '../plan-audience.js';
import type { SavedPlan } from './saved-plan.entity.js';

export class SavedPlanRepository extends EntityRepository<SavedPlan> {
  findOwn(id: string, trainerId: string): Promise<SavedPlan | null> {
    return this.findOne({ id, ...savedPlansSeenBy(trainerId) });
  }

  lockOwn(id: string, trainerId: string): Promise<SavedPlan | null> {
    return this.findOne(
      { id, ...savedPlansSeenBy(trainerId) },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /** Keeps the plan from being deleted until the transaction ends, without excluding others that do the same. */
  lockOwnForReading(id: string, trainerId: string): Promise<SavedPlan | null> {
    return this.findOne(
      { id, ...savedPlansSeenBy(trainerId) },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_READ },
    );
  }

  countByTrainer(trainerId: string): Promise<number> {
    return this.count(savedPlansSeenBy(trainerId));
  }
}
