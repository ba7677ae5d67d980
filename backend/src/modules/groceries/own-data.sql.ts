import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'grocery-lists',
  about: 'Your grocery lists with their items',
  tables: ['grocery_lists', 'grocery_list_items', 'grocery_changes'],
  rows: `
    select l.id, l.name, l.meal_plan_id, l.used_at, l.created_at, l.updated_at, (
      select coalesce(json_agg(to_json(i) order by i.created_at), '[]') from grocery_list_items i
      where i.grocery_list_id = l.id) as items
    from grocery_lists l where l.customer_id = :userId order by l.created_at, l.id`,
});
