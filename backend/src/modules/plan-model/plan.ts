import type { Allergen, DietaryTag } from '../foods/index.js';
import type { MealType, RecipeIngredient, RecipePicture } from '../recipes/index.js';
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

/** Energy in kcal, the others in grams; carbs include fiber, as everywhere. */
export interface Totals {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
}

export const MACROS = ['protein', 'carbs', 'fat'] as const;

export type Macro = (typeof MACROS)[number];

export const KCAL_PER_GRAM: Record<Macro, number> = { protein: 4, carbs: 4, fat: 9 };

/** The rules that a plan has to keep beside its targets. */
export interface PlanRules extends RuleValues {
  /**
   * Macros that only the goal suggested and that a single dish cannot meet to the gram: protein is at least 95% of its
   * target then, carbs and fat are within 20%. Absent in plans that were made before this was known.
   */
  looseMacros?: Macro[];
}

/** A plan that is asked for, before it has any meals. */
export interface PlanWish {
  planName: string;
  fitnessGoal: FitnessGoal;
  description: string;
  clientName: string | null;
  days: number;
  mealsPerDay: number;
  /** The date of day 1, as 2026-11-21: it says which days are a weekend. */
  startsOn: string;
  /** Every day has the same targets. */
  targets: Totals;
  rules: PlanRules;
}

/** A recipe as it was when the plan was made: the plan's own copy. Its numbers are per serving. */
export interface PlanRecipe {
  id: string;
  name: string;
  description: string;
  mealTypes: MealType[];
  dietaryTags: DietaryTag[];
  mainIngredientTags: string[];
  /** Null where not every ingredient is known. */
  allergens: Allergen[] | null;
  cuisine: string | null;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** The ingredients are for so many servings. */
  servings: number;
  caloriesKcal: number;
  proteinGrams: number;
  carbsGrams: number;
  fatGrams: number;
  nutritionSource: 'computed' | 'entered';
  /** A trainer's own when the plan was made; plans from before that was noted do not say. */
  isOwn?: boolean;
  picture: RecipePicture | null;
  ingredientsJson: RecipeIngredient[];
  /** One step a line. */
  instructionsText: string;
}

export const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface PlanMeal {
  /** Days count from 1. */
  day: number;
  /** Meals of a day count from 1, in the order in which they are eaten. */
  mealNumber: number;
  mealType: MealType;
  recipeId: string;
  /** The part of one serving that is eaten, one of PORTIONS. */
  servings: number;
}

/** A plan as it is kept: complete in itself, each recipe once. */
export interface Plan extends PlanWish {
  recipes: PlanRecipe[];
  /** Meals are sorted by day and number. */
  meals: PlanMeal[];
  generatedBy: string | null;
  /** A moment in ISO 8601. */
  createdAt: string;
  startOfWeekMealPrep: MealPrep | null;
}

/** The preparation that is done once at the start of each week. */
export interface MealPrep {
  /** Minutes from beginning to end, what runs in parallel counted once. */
  totalPrepTime: number;
  shoppingList: ShoppingItem[];
  prepInstructions: PrepStep[];
  storageInstructions: StorageAdvice[];
}

export interface ShoppingItem {
  ingredient: string;
  /** The amount in `unit`, as a cook measures it; null where no recipe says how much. */
  totalAmount: number | null;
  unit: string | null;
  /** Names of recipes. */
  usedInRecipes: string[];
  /** Exactly what the meals need; null where an amount could not be weighed. */
  grams: number | null;
  foodId: string | null;
  aisle: 'produce' | 'meat' | 'dairy' | 'pantry' | 'beverages' | 'snacks' | 'other';
}

export interface PrepStep {
  step: number;
  instruction: string;
  /** Minutes from its beginning to its end. */
  estimatedTime: number;
  ingredients: string[];
}

export interface StorageAdvice {
  ingredient: string;
  method: string;
  duration: string;
}
