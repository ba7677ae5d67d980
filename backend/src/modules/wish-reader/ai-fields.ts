import { z } from 'zod';
import { ALLERGENS, DIETARY_TAGS } from '../foods/index.js';
import { FITNESS_GOALS } from '../plan-model/index.js';
import { MEAL_TYPES } from '../recipes/index.js';
import { LIMITS, type WishField, type WishValues } from './wish.js';

const whole = (limit: keyof typeof LIMITS) => z.number().int().min(LIMITS[limit][0]).max(LIMITS[limit][1]);
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
const bound = whole('mealCalories').nullable();
const bounds = z
  .object({ min: bound, max: bound })
  .refine(({ min, max }) => min === null || max === null || min <= max)
  .nullish();
const MAX_LISTED = 30;

/**
 * What each field may hold: bounds and words as everywhere, so that an answer can say no more than the
 * form. The model is told the same (ai-question.ts).
 */
export const ANSWER_FIELDS: { [Field in WishField]: z.ZodType<WishValues[Field]> } = {
  planName: line(120),
  fitnessGoal: z.enum(FITNESS_GOALS),
  description: line(500),
  dailyCalorieTarget: whole('dailyCalorieTarget'),
  days: whole('days'),
  mealsPerDay: whole('mealsPerDay'),
  clientName: line(100),
  startsOn: z.iso.date().describe('a date as 2026-11-21'),
  mealType: z.enum(MEAL_TYPES),
  dietaryTags: z.array(z.enum(DIETARY_TAGS)),
  maxPrepTime: whole('minutes'),
  maxCalories: whole('mealCalories'),
  minProtein: whole('mealGrams'),
  maxProtein: whole('mealGrams'),
  minCarbs: whole('mealGrams'),
  maxCarbs: whole('mealGrams'),
  minFat: whole('mealGrams'),
  maxFat: whole('mealGrams'),
  caloriesByType: z
    .object({ breakfast: bounds, lunch: bounds, dinner: bounds, snack: bounds })
    .transform(withoutNulls),
  maxIngredients: whole('maxIngredients'),
  excludedFoods: z.array(line(40)).max(MAX_LISTED),
  excludedAllergens: z.array(z.enum(ALLERGENS)),
  likedFoods: z.array(line(40)).max(MAX_LISTED),
  keepsMeatApartFromDairy: z.boolean(),
  dailyProtein: whole('dayGrams'),
  minDailyProtein: whole('dayGrams'),
  dailyCarbs: whole('dayGrams'),
  dailyFat: whole('dayGrams'),
  weekdayMinutes: whole('minutes'),
  weekendMinutes: whole('minutes'),
  maxUses: whole('maxUses'),
  generateMealPrep: z.boolean(),
};

export const notTakenList = z
  .array(z.object({ words: line(120), why: line(200), mustAsk: z.boolean() }))
  .max(MAX_LISTED);

function withoutNulls<T>(record: Record<string, T | null | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).flatMap(([key, one]) => (one ? [[key, one]] : [])));
}
