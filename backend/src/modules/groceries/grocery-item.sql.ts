import { jsonTime } from '../../platform/database/json-time.sql.js';

/** Lets the database write an item. The shape is that of `GroceryItemResponse`, and a test compares the two. */
export const itemOf = (item: string): string => `json_build_object(
  'id', ${item}.id, 'groceryListId', ${item}.grocery_list_id, 'name', ${item}.name, 'category', ${item}.category,
  'quantity', ${item}.quantity, 'unit', ${item}.unit, 'isChecked', ${item}.is_checked, 'priority', ${item}.priority,
  'notes', ${item}.notes, 'estimatedPrice', ${item}.estimated_price, 'brand', ${item}.brand,
  'recipeId', ${item}.recipe_id, 'recipeName', ${item}.recipe_name,
  'foodId', ${item}.need -> 'foodId', 'grams', ${item}.need -> 'grams', 'spared', ${item}.need -> 'spared',
  'createdAt', ${jsonTime(`${item}.created_at`)}, 'updatedAt', ${jsonTime(`${item}.updated_at`)})`;
