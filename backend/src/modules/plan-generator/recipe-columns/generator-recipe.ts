import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';

/** What the generator knows about a recipe. Energy is in kcal, and grams are per serving. */
export interface GeneratorRecipe {
  id: string;
  /** The trainer whose own recipe it is, in whose plans alone it may be used. Null for public recipes. */
  ownerId: string | null;
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  /** Null if the recipe does not state it. */
  fiber: number | null;
  prepMinutes: number;
  totalMinutes: number;
  mealTypes: MealType[];
  dietaryTags: DietaryTag[];
  /** Null if an ingredient is unknown, because it may contain any allergen. */
  allergens: Allergen[] | null;
  cuisine: string | null;
  /** The heaviest ingredient comes first. */
  mainIngredientTags: string[];
  /** IDs of the food table, each once. */
  foodIds: string[];
  /** Lower-case names of ingredients that are not in the food table. */
  unknownIngredients: string[];
  averageRating: number | null;
  totalRatings: number;
}
