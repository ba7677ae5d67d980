import type { Allergen, DietaryTag } from '../foods/index.js';
import type { NumberFilter } from './number-filters.js';
import type { MealType } from './recipe.entity.js';

export interface RecipeFilter extends Partial<Record<NumberFilter, number>> {
  search?: string;
  /** Matches recipes with any of these. */
  mealTypes: MealType[];
  /** Matches recipes with all of these. */
  dietaryTags: DietaryTag[];
  /** Matches recipes with none of these. */
  excludedAllergens: Allergen[];
  excludedFoods: string[];
  /** True finds only sides, and false only dishes. */
  side?: boolean;
  approved?: boolean;
}
