import { EntityRepository } from '@mikro-orm/postgresql';
import type { SharedPlan } from './shared-plan.entity.js';

export class SharedPlanRepository extends EntityRepository<SharedPlan> {
  /** One that has ended by itself is still there, to be seen and replaced. */
  findActive(savedPlanId: string): Promise<SharedPlan | null> {
    return this.findOne({ savedPlan: savedPlanId, isActive: true });
  }
}
