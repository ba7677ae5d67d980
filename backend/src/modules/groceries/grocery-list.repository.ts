import { LockMode } from '@mikro-orm/core';
import { EntityRepository } from '@mikro-orm/postgresql';
import type { GroceryList } from './grocery-list.entity.js';

const KNOWN = `
  select id from grocery_changes where grocery_list_id = :listId::uuid and id = any(:ids::uuid[])`;

const REMEMBER = `
  insert into grocery_changes (grocery_list_id, id, received_at)
  select :listId::uuid, id, :now::timestamptz from unnest(:ids::uuid[]) as given(id)`;

const asArray = (ids: readonly string[]) => `{${ids.join(',')}}`;

export class GroceryListRepository extends EntityRepository<GroceryList> {
  findOwn(id: string, customerId: string): Promise<GroceryList | null> {
    return this.findOne({ id, customer: customerId });
  }

  lockOwn(id: string, customerId: string): Promise<GroceryList | null> {
    return this.findOne(
      { id, customer: customerId },
      { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  countByCustomer(customerId: string): Promise<number> {
    return this.count({ customer: customerId });
  }

  findLastUsed(customerId: string): Promise<GroceryList | null> {
    return this.findOne({ customer: customerId }, { orderBy: { usedAt: 'desc', id: 'desc' } });
  }

  /** Finds the list of this name that was made from the plan. */
  findMadeFrom(mealPlanId: string, name: string, customerId: string): Promise<GroceryList | null> {
    return this.findOne(
      { mealPlanId, name, customer: customerId },
      { orderBy: { usedAt: 'desc', id: 'desc' } },
    );
  }

  /** Tells which of these changes have been received before. */
  async findKnownChanges({ id }: GroceryList, ids: readonly string[]): Promise<Set<string>> {
    const values = { listId: id, ids: asArray(ids) };
    const rows = await this.getEntityManager().execute<{ id: string }[]>(KNOWN, values);
    return new Set(rows.map((row) => row.id));
  }

  async rememberChanges({ id }: GroceryList, ids: readonly string[], now: Date): Promise<void> {
    const values = { listId: id, ids: asArray(ids), now: now.toISOString() };
    await this.getEntityManager().execute(REMEMBER, values);
  }
}
