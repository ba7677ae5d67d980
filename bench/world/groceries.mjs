import pg from 'pg';

const ITEMS = 100;

/** So few lists that PostgreSQL would rather read all of them are nothing that is ever measured. */
const EMPTY_LISTS = 5_000;

/**
 * Gives each customer a list of 100 items, half of them from a plan, among many others without items. Returns the IDs
 * of list and items.
 */
export async function fillLists(world, customerIds) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `with lists as (
         insert into grocery_lists (id, customer_id, name, version, used_at, created_at, updated_at)
         select gen_random_uuid(), id, 'Weekly groceries', 1, now(), now(), now() from unnest($1::uuid[]) as id
         returning id
       )
       insert into grocery_list_items (grocery_list_id, id, name, category, quantity, unit, estimated_price, notes, need,
         field_times, version, created_at, updated_at)
       select lists.id, gen_random_uuid(), (array['Oats', 'Chicken breast', 'Crème fraîche', 'Lentils'])[1 + n % 4] || ' ' || n,
         (array['produce', 'meat', 'dairy', 'pantry', 'beverages', 'snacks', 'other'])[1 + n % 7], 1 + n, 'g', n * 0.35,
         case when n % 3 = 0 then 'The large one' end,
         case when n % 2 = 0 then jsonb_build_object('mealPlanId', lists.id, 'key', 'oats', 'forRecipeId', null,
           'foodId', 'oats-rolled', 'grams', 100.125 + n, 'dates', jsonb_build_array('2026-11-23')) end,
         jsonb_build_object('name', jsonb_build_object('at', 1, 'change', lists.id)), 1, now(), now()
       from lists, generate_series(1, $2::int) as n`,
      [customerIds, ITEMS],
    );
    await client.query(
      `insert into grocery_lists (id, customer_id, name, version, used_at, created_at, updated_at)
       select gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'An earlier list', 1,
         now() - interval '1 year', now(), now()
       from generate_series(1, $2::int) as n`,
      [customerIds, EMPTY_LISTS],
    );
    await client.query('analyze grocery_lists, grocery_list_items');
    const { rows } = await client.query(
      `select l.customer_id as "customerId", l.id as "listId", array_agg(i.id) as "itemIds"
       from grocery_lists l join grocery_list_items i on i.grocery_list_id = l.id
       where l.customer_id = any($1::uuid[]) group by l.id`,
      [customerIds],
    );
    return new Map(rows.map((row) => [row.customerId, row]));
  } finally {
    await client.end();
  }
}
