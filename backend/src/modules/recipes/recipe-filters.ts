import type { Allergen, DietaryTag } from '../foods/index.js';
import type { MealType } from './recipe.entity.js';

export interface RecipeFilter {
  search?: string;
  /** Matches recipes with any of these. */
  mealTypes: MealType[];
  /** Matches recipes with all of these. */
  dietaryTags: DietaryTag[];
  /** Matches recipes with none of these. */
  excludedAllergens: Allergen[];
  excludedFoods: string[];
  maxPrepTime?: number;
  maxTotalTime?: number;
  maxCookTime?: number;
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minCarbs?: number;
  maxCarbs?: number;
  minFat?: number;
  maxFat?: number;
  minFiber?: number;
  approved?: boolean;
}
