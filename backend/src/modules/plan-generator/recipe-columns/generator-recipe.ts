import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';

/** What the generator knows of a recipe. Energy in kcal and grams are per serving. */
export interface GeneratorRecipe {
  id: string;
  /** The trainer whose own it is: no one else's plans may have it. Null for those of the public library. */
  ownerId: string | null;
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  prepMinutes: number;
  totalMinutes: number;
  mealTypes: MealType[];
  dietaryTags: DietaryTag[];
  /** Null where not every ingredient is known: it may contain any. */
  allergens: Allergen[] | null;
  cuisine: string | null;
  /** The heaviest first. */
  mainIngredientTags: string[];
  /** Of the food table, each once. */
  foodIds: string[];
  /** Names, in lower case, of ingredients that are not in the food table. */
  unknownIngredients: string[];
  averageRating: number | null;
  totalRatings: number;
}
