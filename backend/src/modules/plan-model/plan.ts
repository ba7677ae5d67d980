import type { Allergen, DietaryTag } from '../foods/index.js';
import type { MealType, RecipeIngredient, RecipePicture, RecipeSide } from '../recipes/index.js';
import type { RuleValues } from './rules/index.js';

export const FITNESS_GOALS = [
  'weight_loss',
  'muscle_gain',
  'maintenance',
  'athletic_performance',
  'general_health',
  'cutting',
  'bulking',
] as const;

export type FitnessGoal = (typeof FITNESS_GOALS)[number];

/** Energy is in kcal and the others in grams. Carbs include fiber, as everywhere. */
export interface Totals {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export const MACROS = ['protein', 'carbs', 'fat'] as const;

export type Macro = (typeof MACROS)[number];

export const KCAL_PER_GRAM: Record<Macro, number> = { protein: 4, carbs: 4, fat: 9 };

/** The rules that a plan has to keep in addition to its targets. */
export interface PlanRules extends RuleValues {
  /**
   * Macros that nobody stated, whose targets only follow from the goal. They leave room: protein is at least 95% of its
   * target, and carbs and fat are within 20%. Absent in older plans, where only days of one meal left this room.
   */
  looseMacros?: Macro[];
}

/** The request for a plan, before it has any meals. */
export interface PlanWish {
  planName: string;
  fitnessGoal: FitnessGoal;
  description: string;
  clientName: string | null;
  days: number;
  mealsPerDay: number;
  /** The date of day 1, such as 2026-11-21, which determines the weekends. */
  startsOn: string;
  /** Every day has the same targets. */
  targets: Totals;
  rules: PlanRules;
}

/** The plan's own copy of a recipe from when the plan was made. Its numbers are per serving. */
export interface PlanRecipe {
  id: string;
  name: string;
  description: string;
  mealTypes: MealType[];
  dietaryTags: DietaryTag[];
  mainIngredientTags: string[];
  /** Null if an ingredient is unknown. */
  allergens: Allergen[] | null;
  cuisine: string | null;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** Older plans do not have it, which reads as 0. */
  restTimeMinutes?: number;
  /** Older plans do not have it, which reads as preparation and cooking. */
  handsOnMinutes?: number;
  /** The number of servings for which the ingredients are. */
  servings: number;
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
  /** Null if the recipe does not state it. Absent in older plans. */
  fibreGrams?: number | null;
  nutritionSource: 'computed' | 'entered';
  /** Says how it is eaten beside a dish. Null for a dish, and absent in older plans. */
  side?: RecipeSide | null;
  /** Whether it was a trainer's own when the plan was made. Older plans do not say. */
  isOwn?: boolean;
  picture: RecipePicture | null;
  /** The drawing that is shown where there is no picture. Absent in older plans. */
  drawing?: string;
  ingredientsJson: RecipeIngredient[];
  /** One step per line. */
  instructionsText: string;
}

export const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** A recipe that is eaten beside a dish. */
export interface MealSide {
  recipeId: string;
  /** A multiple of the step of the recipe's `side`, at most its largest amount. */
  servings: number;
}

export const MAX_SIDES_OF_MEAL = 3;

export interface PlanMeal {
  /** Days count from 1. */
  day: number;
  /** Meals of a day count from 1, in the order in which they are eaten. */
  mealNumber: number;
  mealType: MealType;
  recipeId: string;
  /** The number of servings that are eaten, one of PORTIONS. */
  servings: number;
  /** The earlier meal that cooked this dish for both. Absent if the meal is cooked when it is eaten. */
  leftoverOf?: { day: number; mealNumber: number };
  /** The sides, each recipe once. Absent if there are none. */
  sides?: MealSide[];
}

/** A plan as it is stored: complete in itself, with each recipe once. */
export interface Plan extends PlanWish {
  recipes: PlanRecipe[];
  /** The meals, sorted by day and number. */
  meals: PlanMeal[];
  generatedBy: string | null;
  /** A time in ISO 8601. */
  createdAt: string;
  startOfWeekMealPrep: MealPrep | null;
}

/** The preparation at the start of each week. */
export interface MealPrep {
  /** Minutes from start to end, counting parallel work once. */
  totalPrepTime: number;
  shoppingList: ShoppingItem[];
  prepInstructions: PrepStep[];
  storageInstructions: StorageAdvice[];
}

export interface ShoppingItem {
  ingredient: string;
  /** The amount in `unit`, as a cook measures it, or null if no recipe says how much. */
  totalAmount: number | null;
  unit: string | null;
  /** Names of recipes. */
  usedInRecipes: string[];
  /** The exact need of the meals, or null if an amount could not be weighed. */
  grams: number | null;
  foodId: string | null;
  aisle: 'produce' | 'meat' | 'dairy' | 'pantry' | 'beverages' | 'snacks' | 'other';
}

export interface PrepStep {
  step: number;
  instruction: string;
  /** Minutes from start to end. */
  estimatedTime: number;
  ingredients: string[];
}

export interface StorageAdvice {
  ingredient: string;
  method: string;
  duration: string;
}
