import type { DietaryTag } from '../../src/modules/foods/diets.js';
import type { Unit } from '../../src/modules/foods/units.js';
import type { RecipeSide } from '../../src/modules/recipes/side.js';

/** Amount, unit, the food's ID in the table, and how it is prepared. Amounts are for all servings of the recipe. */
export type LibraryIngredient = readonly [amount: number, unit: Unit, food: string, note?: string];

/** A bundled recipe as it is written. Its numbers are computed from the foods. */
export interface LibraryRecipe {
  /** Identifies the recipe when the library is planted again. Only a migration can change it (`m0045`). */
  slug: string;
  name: string;
  description: string;
  mealTypes: readonly ('breakfast' | 'lunch' | 'dinner' | 'snack')[];
  cuisine: string;
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /**
   * Minutes in which nobody has to do anything and which neither preparation nor cooking contains: chilling,
   * marinating, soaking, rising, freezing.
   */
  restTimeMinutes?: number;
  /**
   * Only what is eaten beside a dish has this. One serving is then what its amounts are for: 50 g of dry rice, a slice,
   * a banana. `mealTypes` are the meals beside which it goes.
   */
  side?: RecipeSide;
  /** The tags that it claims. A test of the library fails if its foods do not support them. */
  tags: readonly DietaryTag[];
  ingredients: readonly LibraryIngredient[];
  instructions: readonly string[];
}
