import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { Goal } from './goal.entity.js';

const PEOPLE = ['setBy', 'customer'] as const;

/** The newest goals come first. */
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;

export class GoalRepository extends EntityRepository<Goal> {
  findAllOf(customerId: string): Promise<Goal[]> {
    return this.find({ customer: customerId }, { orderBy: NEWEST_FIRST, populate: [...PEOPLE] });
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }

  countActiveOf(customerId: string): Promise<number> {
    return this.count({ customer: customerId, status: 'active' });
  }

  /** Finds the goals whose status follows from measurements. */
  findMeasuredOf(customerId: string): Promise<Goal[]> {
    const filter = { customer: customerId, metric: { $ne: 'custom' }, status: { $ne: 'given_up' } } as const;
    return this.find(filter, { refresh: true });
  }

  findOwn(id: string, customerId: string): Promise<Goal | null> {
    return this.findOne({ id, customer: customerId }, { populate: [...PEOPLE] });
  }

  async lockOwn(id: string, customerId: string): Promise<Goal | null> {
    const options = { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const goal = await this.findOne({ id, customer: customerId }, options);
    if (goal) await this.populate([goal], [...PEOPLE]);
    return goal;
  }
}
