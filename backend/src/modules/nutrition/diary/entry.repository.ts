import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { MealType } from '../../recipes/index.js';
import type { DiaryEntry } from './entry.entity.js';

/** Entries are listed in this order of meals, and within a meal in the order in which they were logged. */
const MEAL_ORDER = ['breakfast', 'lunch', 'dinner', 'snack'];

export class DiaryEntryRepository extends EntityRepository<DiaryEntry> {
  async findDay(customerId: string, day: string, meal?: MealType): Promise<DiaryEntry[]> {
    const found = await this.find(
      { customer: customerId, day, deletedAt: null, ...(meal && { meal }) },
      { orderBy: { createdAt: 'asc', mealNumber: 'asc', id: 'asc' } },
    );
    return found.sort((a, b) => MEAL_ORDER.indexOf(a.meal) - MEAL_ORDER.indexOf(b.meal));
  }

  countDay(customerId: string, day: string): Promise<number> {
    return this.count({ customer: customerId, day, deletedAt: null });
  }

  findOwn(id: string, customerId: string): Promise<DiaryEntry | null> {
    return this.findOne({ id, customer: customerId, deletedAt: null });
  }

  /** Finds the entries that were logged at the same moment, for instance by copying a day. */
  findLoggedWith({ customer, day, createdAt }: DiaryEntry): Promise<DiaryEntry[]> {
    return this.find({ customer: customer.id, day, createdAt, deletedAt: null });
  }

  /** Finds an entry whose deletion can still be undone, too. */
  lockOwn(id: string, customerId: string): Promise<DiaryEntry | null> {
    return this.findOne(
      { id, customer: customerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }
}
