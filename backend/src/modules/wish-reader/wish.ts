import type { Allergen, DietaryTag } from '../foods/index.js';
import type { Bounds, FitnessGoal } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import type { NotTaken } from './said-wish.js';

/** What a wish in plain words can say, under the names of the generator's form. */
export interface WishValues {
  planName: string;
  fitnessGoal: FitnessGoal;
  description: string;
  dailyCalorieTarget: number;
  days: number;
  mealsPerDay: number;
  clientName: string;
  /** As 2026-11-21. */
  startsOn: string;
  mealType: MealType;
  dietaryTags: DietaryTag[];
  maxPrepTime: number;
  /** Of a meal, like the bounds of protein, carbs and fat. */
  maxCalories: number;
  minProtein: number;
  maxProtein: number;
  minCarbs: number;
  maxCarbs: number;
  minFat: number;
  maxFat: number;
  caloriesByType: Partial<Record<MealType, Bounds>>;
  maxIngredients: number;
  /** Words for which `excludedFood` knows foods. */
  excludedFoods: string[];
  excludedAllergens: Allergen[];
  /** Words for which `excludedFood` knows foods: recipes with them are preferred. */
  likedFoods: string[];
  /** No recipe has meat and dairy. */
  keepsMeatApartFromDairy: boolean;
  /** Grams a day. */
  dailyProtein: number;
  /** The minimum for every day. */
  minDailyProtein: number;
  dailyCarbs: number;
  dailyFat: number;
  weekdayMinutes: number;
  weekendMinutes: number;
  /** Of a recipe, in 7 days in a row. */
  maxUses: number;
  generateMealPrep: boolean;
}

export type WishField = keyof WishValues;

/** Where a value comes from: the words that say it, or the reason why it was taken though nobody said so. */
export type Marked<T> =
  | { value: T; from: 'text'; quote: string }
  | { value: T; from: 'assumed'; why: string; quote?: string };

export type MarkedValues = { [Field in WishField]?: Marked<WishValues[Field]> };

/** What the form cannot do without is always there. */
export type NeededField = 'planName' | 'fitnessGoal' | 'dailyCalorieTarget' | 'days' | 'mealsPerDay';

export interface ReadWish {
  values: MarkedValues & Required<Pick<MarkedValues, NeededField>>;
  /** Requests that were understood and cannot be promised, with the reason. */
  notTaken: NotTaken[];
  /** Every piece of the text that says something and was not used. */
  notUnderstood: string[];
  /** What somebody has to know of how the text was read, in sentences. */
  notes: string[];
  readBy: 'rules' | 'model';
}

export interface WishContext {
  /** As 2026-11-20, where the trainer is. */
  today: string;
  /** Names or e-mail addresses of the trainer's customers. */
  customers?: readonly string[];
}

/** What is longer is cut, and a note says so. */
export const MAX_CHARACTERS = 4000;

export const DEFAULTS = { dailyCalorieTarget: 2000, days: 7, mealsPerDay: 3 } as const;

/** Inclusive bounds of what is taken. */
export const LIMITS = {
  dailyCalorieTarget: [800, 5001],
  days: [1, 30],
  mealsPerDay: [1, 6],
  maxIngredients: [5, 50],
  minutes: [5, 240],
  mealCalories: [50, 3000],
  dayGrams: [5, 1000],
  mealGrams: [1, 300],
  maxUses: [1, 7],
} as const;

export function isWithin(value: number, limit: keyof typeof LIMITS): boolean {
  const [least, most] = LIMITS[limit];
  return value >= least && value <= most;
}
