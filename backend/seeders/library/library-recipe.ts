import type { DietaryTag } from '../../src/modules/foods/diets.js';
import type { Unit } from '../../src/modules/foods/units.js';

/** Amount, unit, the food's id in the table, and how it is prepared. For all servings of the recipe. */
export type LibraryIngredient = readonly [amount: number, unit: Unit, food: string, note?: string];

/** One of the library's own recipes, as it is written. Its numbers are computed from the foods. */
export interface LibraryRecipe {
  /** Never changes: it is how the recipe is known when it is brought in again. */
  slug: string;
  name: string;
  description: string;
  mealTypes: readonly ('breakfast' | 'lunch' | 'dinner' | 'snack')[];
  cuisine: string;
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** What it is meant to be. The test of the library fails where its foods do not bear it out. */
  tags: readonly DietaryTag[];
  ingredients: readonly LibraryIngredient[];
  instructions: readonly string[];
}
