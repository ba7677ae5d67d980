import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface NewList {
  name?: string;
  mealPlanId?: string;
  items?: (NewItem | string)[];
}

interface NewItem {
  name: string;
  isChecked?: boolean;
  isDeleted?: boolean;
  category?: string;
  estimatedPrice?: number;
}

/** Inserts a list with these items, each written as `{ … }` or as its name alone. */
export async function insertGroceryList(db: Pool, customer: { id: string }, wish: NewList = {}) {
  const id = uuid();
  const { name = 'My Grocery List', mealPlanId = null, items = [] } = wish;
  await db.query(
    `insert into grocery_lists (id, customer_id, meal_plan_id, name, version, used_at, created_at, updated_at)
     values ($1, $2, $3, $4, 1, now(), now(), now())`,
    [id, customer.id, mealPlanId, name],
  );
  const itemIds: string[] = [];
  for (const item of items)
    itemIds.push(await insertItem(db, id, typeof item === 'string' ? { name: item } : item));
  return { id, itemIds };
}

async function insertItem(db: Pool, listId: string, item: NewItem): Promise<string> {
  const id = uuid();
  const added = { at: Date.now() - 1000, change: uuid() };
  const times = {
    name: added,
    quantity: added,
    isChecked: added,
    ...(item.isDeleted && { deletion: added }),
  };
  await db.query(
    `insert into grocery_list_items (grocery_list_id, id, name, category, is_checked, is_deleted, estimated_price,
       field_times, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1, now(), now())`,
    [
      ...[listId, id, item.name, item.category ?? 'produce', item.isChecked ?? false],
      ...[item.isDeleted ?? false, item.estimatedPrice ?? null, times],
    ],
  );
  return id;
}
