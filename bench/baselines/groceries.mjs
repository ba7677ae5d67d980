import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * A grocery list and a tick with nothing around them: the token's signature, the statement that loads the session, and
 * two statements for the list and its items, or one that ticks an item, prepared on a pool of the same size. The tick
 * writes what ours does: the list's version, the time of the field, and the ID of the change. Nothing is limited.
 */
const ITEM = `i.id, i.grocery_list_id, i.name, i.category, i.quantity, i.unit, i.is_checked, i.priority, i.notes,
  i.estimated_price, i.brand, i.recipe_id, i.recipe_name, i.need -> 'foodId' as food_id, i.need -> 'grams' as grams,
  i.need -> 'spared' as spared, i.created_at, i.updated_at`;

const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  list: `select id, customer_id, name, meal_plan_id, version, created_at, updated_at
    from grocery_lists where id = $1 and customer_id = $2`,
  items: `select ${ITEM} from grocery_list_items i join grocery_lists l on l.id = i.grocery_list_id
    where l.id = $1 and l.customer_id = $2 and i.name is not null and not i.is_deleted
    order by i.is_checked,
      array_position(array['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'], i.category),
      lower(unaccented(i.name)), i.id`,
  tick: `with list as (
      update grocery_lists set version = version + 1, updated_at = now(), used_at = now()
      where id = $1 and customer_id = $2 returning id, version
    ), item as (
      update grocery_list_items i set is_checked = $4, version = list.version, updated_at = now(),
        field_times = i.field_times || jsonb_build_object('isChecked', jsonb_build_object(
          'at', greatest($5::float8, (i.field_times #>> '{isChecked,at}')::float8 + 1), 'change', $6::text))
      from list where i.grocery_list_id = list.id and i.id = $3 and i.name is not null and not i.is_deleted
      returning i.*
    ), noted as (
      insert into grocery_changes (grocery_list_id, id, received_at) select grocery_list_id, $6::uuid, now() from item
    )
    select ${ITEM} from item i`,
});

serve(async (request) => {
  const [, , , listId, , itemId] = request.url.split('/');
  const body = request.method === 'PUT' ? await json(request) : null;
  if (body && typeof body.isChecked !== 'boolean') throw new Error('This is no tick');
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const whose = [listId, session.user_id];
  if (body) {
    const [item] = await rows('tick', [...whose, itemId, body.isChecked, Date.now(), randomUUID()]);
    return item ? { message: 'Item updated successfully', data: itemOf(item) } : null;
  }
  const [[list], items] = await Promise.all([rows('list', whose), rows('items', whose)]);
  return list ? listOf(list, items) : null;
});

const listOf = (row, items) => ({
  id: row.id,
  customerId: row.customer_id,
  name: row.name,
  mealPlanId: row.meal_plan_id,
  itemCount: items.length,
  openCount: items.filter((item) => !item.is_checked).length,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  items: items.map(itemOf),
});

function itemOf(row) {
  return {
    id: row.id,
    groceryListId: row.grocery_list_id,
    name: row.name,
    category: row.category,
    quantity: row.quantity,
    unit: row.unit,
    isChecked: row.is_checked,
    priority: row.priority,
    notes: row.notes,
    estimatedPrice: row.estimated_price,
    brand: row.brand,
    recipeId: row.recipe_id,
    recipeName: row.recipe_name,
    foodId: row.food_id,
    grams: row.grams,
    spared: row.spared,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
