import { moment, RowShape } from '../../platform/database/row-shape.js';
import type { ItemRow } from './dto/grocery-item.response.js';

/** An item `i`. */
export const ITEM = new RowShape<ItemRow>({
  id: 'i.id',
  groceryListId: 'i.grocery_list_id',
  name: 'i.name',
  category: 'i.category',
  quantity: 'i.quantity',
  unit: 'i.unit',
  isChecked: 'i.is_checked',
  priority: 'i.priority',
  notes: 'i.notes',
  estimatedPrice: 'i.estimated_price',
  brand: 'i.brand',
  recipeId: 'i.recipe_id',
  recipeName: 'i.recipe_name',
  foodId: `i.need -> 'foodId'`,
  grams: `i.need -> 'grams'`,
  spared: `i.need -> 'spared'`,
  createdAt: moment('i.created_at'),
  updatedAt: moment('i.updated_at'),
});
