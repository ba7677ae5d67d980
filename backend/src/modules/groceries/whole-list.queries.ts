import { Injectable } from '@nestjs/common';
import { type Columns, moment, RowShape } from '../../platform/database/row-shape.js';
import { Sql } from '../../platform/database/sql.js';
import type { GroceryItemResponse } from './dto/grocery-item.response.js';
import type { GroceryListResponse } from './dto/grocery-list.response.js';
import { listNotFound } from './groceries.errors.js';
import { ITEM } from './grocery-item.sql.js';
import { CATEGORIES } from './item-fields.js';

type ListHead = Omit<GroceryListResponse, 'items'>;

const LIST = new RowShape<ListHead>({
  id: 'l.id',
  customerId: 'l.customer_id',
  name: 'l.name',
  mealPlanId: 'l.meal_plan_id',
  itemCount: 'c.count',
  openCount: 'c.open',
  createdAt: moment('l.created_at'),
  updatedAt: moment('l.updated_at'),
  version: 'l.version',
});

/** Checked items come last. Otherwise the order is that of a walk through a shop, then that of the alphabet. */
const IN_ORDER = `
  i.is_checked, array_position(array[${CATEGORIES.map((category) => `'${category}'`)}], i.category),
  lower(unaccented(i.name)), i.id`;

/** One statement, so that the items are those of the version. */
const WHOLE = `
  select ${LIST.object()} as list, c.items
  from grocery_lists l
    cross join lateral (
      select count(*), count(*) filter (where not i.is_checked) as open, ${ITEM.columns(IN_ORDER)} as items
      from grocery_list_items i where i.grocery_list_id = l.id and i.name is not null and not i.is_deleted
    ) c
  where l.id = :id and l.customer_id = :customerId`;

/** Reads a list as its page shows it, which is what phones in a shop ask for most. */
@Injectable()
export class WholeListQueries {
  constructor(private readonly sql: Sql) {}

  async read(id: string, customerId: string): Promise<GroceryListResponse> {
    const found = await this.sql.row<{ list: ListHead; items: Columns<GroceryItemResponse> }>(WHOLE, {
      id,
      customerId,
    });
    if (!found) throw listNotFound();
    return { ...found.list, items: ITEM.rows(found.items) };
  }
}
