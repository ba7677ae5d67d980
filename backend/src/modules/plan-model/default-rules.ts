import type { PlanRules } from './plan.js';

const ANY = { min: null, max: null };

/** The rules of a plan of which nothing special was asked. */
export const DEFAULT_RULES: PlanRules = {
  mealType: null,
  dietaryTags: [],
  maxPrepMinutes: null,
  maxCalories: null,
  perMeal: { protein: ANY, carbs: ANY, fat: ANY },
  caloriesByType: {},
  maxIngredients: null,
  excludedFoods: [],
  excludedAllergens: [],
  maxUses: 2,
  weekdayMinutes: null,
  weekendMinutes: null,
};
