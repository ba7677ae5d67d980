import type { DietaryTag } from '../../src/modules/foods/diets.js';
import type { Unit } from '../../src/modules/foods/units.js';

/** Amount, unit, the food's ID in the table, and how it is prepared. Amounts are for all servings of the recipe. */
export type LibraryIngredient = readonly [amount: number, unit: Unit, food: string, note?: string];

/** A bundled recipe as it is written. Its numbers are computed from the foods. */
export interface LibraryRecipe {
  /** Never changes, because it identifies the recipe when the library is planted again. */
  slug: string;
  name: string;
  description: string;
  mealTypes: readonly ('breakfast' | 'lunch' | 'dinner' | 'snack')[];
  cuisine: string;
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** The tags that it claims. A test of the library fails if its foods do not support them. */
  tags: readonly DietaryTag[];
  ingredients: readonly LibraryIngredient[];
  instructions: readonly string[];
}
