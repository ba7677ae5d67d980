import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { FitnessGoal } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';

/** An admin's order of recipes. Numbers are per serving, and null or an empty list asks for nothing. */
export interface GenerationOrder {
  prompt: string | null;
  fitnessGoal: FitnessGoal | null;
  /** The energy to aim at in each recipe. If it contradicts a bound, the bound holds. */
  targetCalories: number | null;
  mainIngredient: string | null;
  /** Minutes from the first step to the plate: preparation, cooking, and resting. */
  maxPrepTime: number | null;
  /** Only the words of a prompt ask for it. */
  minCalories: number | null;
  maxCalories: number | null;
  minProtein: number | null;
  maxProtein: number | null;
  minCarbs: number | null;
  maxCarbs: number | null;
  minFat: number | null;
  maxFat: number | null;
  /** Only the words of a prompt ask for it. */
  minFiber: number | null;
  /** Each recipe has all of these tags. */
  dietaryTags: readonly DietaryTag[];
  /** Each recipe is for at least one of these meals. */
  mealTypes: readonly MealType[];
  /** Allergens that the prompt rules out. */
  excludedAllergens: readonly Allergen[];
  /** Words for foods that `excludedFood` understands. */
  excludedFoods: readonly string[];
}

const MEALS_PER_DAY = 3;

/** The energy of a meal, if a day has this much. */
export const mealCaloriesOf = (dailyCalories: number): number => Math.floor(dailyCalories / MEALS_PER_DAY);

/** The order of the quick form: any recipe. */
export const ANYTHING: GenerationOrder = {
  prompt: null,
  fitnessGoal: null,
  targetCalories: null,
  mainIngredient: null,
  maxPrepTime: null,
  minCalories: null,
  maxCalories: null,
  minProtein: null,
  maxProtein: null,
  minCarbs: null,
  maxCarbs: null,
  minFat: null,
  maxFat: null,
  minFiber: null,
  dietaryTags: [],
  mealTypes: [],
  excludedAllergens: [],
  excludedFoods: [],
};
