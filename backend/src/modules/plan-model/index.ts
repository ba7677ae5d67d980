export { changedWish, type WishChange } from './changed-wish.js';
export { cookedServings } from './cooked-servings.js';
export { type DayFigures, figuresOfDays, figuresOfServing } from './day-figures.js';
export { mealsOfDay } from './day-shape.js';
export { defaultTargets } from './default-targets.js';
export { countFruit, isFruit } from './fruit.js';
export {
  type CookedPlan,
  type Cooking,
  cookingsOf,
  cookingsOfMore,
  cookingsWithSides,
  isBefore,
  type MealPlace,
  placeKey,
  potsOf,
  warmUpMinutesOf,
  withPots,
} from './leftovers.js';
export { DAILY_GRAMS, MAX_GRAMS_OF_MEAL, MIN_GRAMS_OF_MEAL } from './macro-fields.js';
export {
  FISH_SOURCES,
  findProteinSource,
  findStarch,
  isMeatSubstitute,
  PULSE_SOURCES,
  SOY_SOURCES,
} from './main-foods.js';
export {
  amountsOfSide,
  type EatenServings,
  listEaten,
  listMade,
  mealsOfRecipe,
  problemOfSides,
  recipeIdsOf,
} from './meal-sides.js';
export {
  FITNESS_GOALS,
  type FitnessGoal,
  KCAL_PER_GRAM,
  MACROS,
  MAX_SIDES_OF_MEAL,
  type Macro,
  type MealPrep,
  type MealSide,
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
export { dateOfDay } from './plan-dates.js';
export {
  averageDaily,
  computeFacts,
  dailyTotals,
  type PlanFacts,
  recipeOf,
  recipesById,
  roundedTotals,
  sumOf,
  totalsOf,
  totalsOfMeals,
} from './plan-facts.js';
export {
  handsOnMinutesOf,
  handsOnMinutesOfMeal,
  kitchenMinutesOf,
  restMinutesOf,
  totalMinutesOf,
} from './recipe-times.js';
export { caloriesByType as CALORIES_OF_MEALS } from './rules/calories-of-meals.js';
export { COOKING_HABITS, type CookingHabit } from './rules/cooking.js';
export { MAX_GRAMS } from './rules/grams.js';
export {
  type AskedRules,
  type FieldOfKind,
  PLAN_RULES,
  type RefusedCheck,
  type RuleField,
  type RuleValues,
} from './rules/index.js';
export { EASY_TO_DIGEST_FIBER_GRAMS, LOW_FIBER_GRAMS } from './rules/max-daily-fiber.js';
export { MAX_CHARACTERS_OF_FOOD } from './rules/named-foods.js';
export {
  MAX_MINUTES_WITHOUT_COOKING,
  WEEKDAYS,
  type Weekday,
  weekdaysText,
} from './rules/no-cooking-on.js';
export type {
  Bounds,
  BoundsByType,
  Choices,
  NamedFoods,
  NumberRule,
  PlanRule,
  WayOut,
} from './rules/rule.js';
export { JOINT_RULES } from './rules/together.js';
export { VARIETY, type Variety } from './rules/variety.js';
export { nameWithSides, sideAmountText, sidesText } from './sides-text.js';
export { WISH_BOUNDS } from './wish-bounds.js';
export { mayMiss, type NamedGrams, targetsFor, wishedTargets } from './wished-targets.js';
