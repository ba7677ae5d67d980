import type { Allergen, DietaryTag } from '../foods/index.js';
import type { MealType } from './recipe.entity.js';

export interface RecipeFilter {
  search?: string;
  /** Any of these. */
  mealTypes: MealType[];
  /** All of these. */
  dietaryTags: DietaryTag[];
  /** None of these. */
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
