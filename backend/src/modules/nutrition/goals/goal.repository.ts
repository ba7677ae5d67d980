import { EntityRepository } from '@mikro-orm/postgresql';
import type { NutritionGoal } from './goal.entity.js';

export class NutritionGoalRepository extends EntityRepository<NutritionGoal> {
  /** Finds all rows up to a day, oldest first. */
  findUpTo(customerId: string, day: string): Promise<NutritionGoal[]> {
    return this.find({ customer: customerId, fromDay: { $lte: day } }, { orderBy: { fromDay: 'asc' } });
  }

  findFrom(customerId: string, fromDay: string): Promise<NutritionGoal | null> {
    return this.findOne({ customer: customerId, fromDay });
  }
}
