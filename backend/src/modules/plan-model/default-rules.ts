import type { PlanRules } from './plan.js';

/** The rules of a plan of which nothing special was asked. */
export const DEFAULT_RULES: PlanRules = {
  mealType: null,
  dietaryTags: [],
  maxPrepTime: null,
  maxCalories: null,
  minProtein: null,
  maxProtein: null,
  minCarbs: null,
  maxCarbs: null,
  minFat: null,
  maxFat: null,
  caloriesByType: {},
  maxIngredients: null,
  excludedFoods: [],
  excludedAllergens: [],
  maxUses: 2,
  weekdayMinutes: null,
  weekendMinutes: null,
};
