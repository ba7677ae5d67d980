import { EntityRepository } from '@mikro-orm/postgresql';
import type { SharedPlan } from './shared-plan.entity.js';

export class SharedPlanRepository extends EntityRepository<SharedPlan> {
  /** A link that has expired is still found, so that it can be shown and replaced. */
  findActive(savedPlanId: string): Promise<SharedPlan | null> {
    return this.findOne({ savedPlan: savedPlanId, isActive: true });
  }
}
