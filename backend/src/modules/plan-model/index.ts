export { mealsOfDay } from './day-shape.js';
export { DEFAULT_RULES } from './default-rules.js';
export { defaultTargets } from './default-targets.js';
export { DAILY_GRAMS, MAX_GRAMS_OF_MEAL, MIN_GRAMS_OF_MEAL } from './macro-fields.js';
export {
  type Bounds,
  type ExcludedFood,
  FITNESS_GOALS,
  type FitnessGoal,
  KCAL_PER_GRAM,
  MACROS,
  type Macro,
  type MealPrep,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  type PlanRules,
  type PlanWish,
  PORTIONS,
  type PrepStep,
  type ShoppingItem,
  type StorageAdvice,
  type Totals,
} from './plan.js';
export { cycleStart, inCurrentCycle, planDay, withDates } from './plan-cycle.js';
export {
  averageDaily,
  dailyTotals,
  factsOf,
  type PlanFacts,
  recipeOf,
  recipesById,
  roundedTotals,
  sumOf,
  totalsOf,
  totalsOfMeals,
} from './plan-facts.js';
export { wishedTargets } from './wished-targets.js';
