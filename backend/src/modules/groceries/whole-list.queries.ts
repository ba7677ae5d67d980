import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../platform/database/sql.js';
import { LIST_NOT_FOUND } from './groceries.errors.js';
import { itemOf } from './grocery-item.sql.js';
import { CATEGORIES } from './item-fields.js';

/** Checked items come last. Otherwise the order is that of a walk through a shop, then that of the alphabet. */
const IN_ORDER = `
  i.is_checked, array_position(array[${CATEGORIES.map((category) => `'${category}'`)}], i.category),
  lower(unaccented(i.name)), i.id`;

/** Lets the database write a list with its items. The shape is that of `GroceryListResponse`, and a test compares the two. */
const WHOLE = `
  select json_build_object(
    'id', l.id, 'customerId', l.customer_id, 'name', l.name, 'mealPlanId', l.meal_plan_id,
    'itemCount', c.items, 'openCount', c.open,
    'createdAt', ${jsonTime('l.created_at')}, 'updatedAt', ${jsonTime('l.updated_at')},
    'version', l.version, 'items', coalesce(c.list, '[]'))::text as body
  from grocery_lists l
    cross join lateral (
      select count(*) as items, count(*) filter (where not i.is_checked) as open, json_agg(${itemOf('i')} order by ${IN_ORDER}) as list
      from grocery_list_items i where i.grocery_list_id = l.id and i.name is not null and not i.is_deleted
    ) c
  where l.id = :id and l.customer_id = :customerId`;

/** Reads a list as its page shows it, which is what phones in a shop ask for most. */
@Injectable()
export class WholeListQueries {
  constructor(private readonly sql: Sql) {}

  read(id: string, customerId: string): Promise<Json> {
    return this.sql.body(WHOLE, { id, customerId }, { missing: LIST_NOT_FOUND });
  }
}
