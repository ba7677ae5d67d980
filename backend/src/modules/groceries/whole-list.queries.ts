import { Injectable } from '@nestjs/common';
import { type Columns, moment, RowShape } from '../../platform/database/row-shape.js';
import { Sql } from '../../platform/database/sql.js';
import { type ItemRow, inOrder, withDrawing } from './dto/grocery-item.response.js';
import type { GroceryListResponse } from './dto/grocery-list.response.js';
import { listNotFound } from './groceries.errors.js';
import { ITEM } from './grocery-item.sql.js';

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

/**
 * One statement, so that the items are those of the version. They come in no order: PostgreSQL would take longer to sort
 * them by their names than to read them.
 */
const WHOLE = `
  select ${LIST.object()} as list, c.items
  from grocery_lists l
    cross join lateral (
      select count(*), count(*) filter (where not i.is_checked) as open, ${ITEM.columns()} as items
      from grocery_list_items i where i.grocery_list_id = l.id and i.name is not null and not i.is_deleted
    ) c
  where l.id = :id and l.customer_id = :customerId`;

/** Reads a list as its page shows it, which is what phones in a shop ask for most. */
@Injectable()
export class WholeListQueries {
  constructor(private readonly sql: Sql) {}

  async read(id: string, customerId: string): Promise<GroceryListResponse> {
    const found = await this.sql.row<{ list: ListHead; items: Columns<ItemRow> }>(WHOLE, {
      id,
      customerId,
    });
    if (!found) throw listNotFound();
    return { ...found.list, items: inOrder(ITEM.rows(found.items).map(withDrawing)) };
  }
}
