import { z } from 'zod';
import { ALLERGENS, DIETARY_TAGS } from '../foods/index.js';
import { FITNESS_GOALS } from '../plan-model/index.js';
import { MEAL_TYPES } from '../recipes/index.js';
import { excludedFood } from './excluded-food.js';
import { LIMITS, type WishField, type WishValues } from './wish.js';
import { found, type WishText } from './wish-text.js';

/** Thrown where an answer is not even shaped like one. */
export class UnreadableAnswerError extends Error {}

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
const MOST_LISTED = 30;

/**
 * What each field may hold: bounds and words as everywhere, so that an answer can say no more than the
 * form.
 */
const FIELDS: { [Field in WishField]: z.ZodType<WishValues[Field]> } = {
  planName: line(120),
  fitnessGoal: z.enum(FITNESS_GOALS),
  description: line(500),
  dailyCalorieTarget: whole('dailyCalorieTarget'),
  days: whole('days'),
  mealsPerDay: whole('mealsPerDay'),
  clientName: line(100),
  startsOn: z.iso.date(),
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
  excludedFoods: z.array(line(40)).max(MOST_LISTED),
  excludedAllergens: z.array(z.enum(ALLERGENS)),
  likedFoods: z.array(line(40)).max(MOST_LISTED),
  keepsMeatApartFromDairy: z.boolean(),
  proteinTarget: whole('dayGrams'),
  minDailyProtein: whole('dayGrams'),
  carbsTarget: whole('dayGrams'),
  fatTarget: whole('dayGrams'),
  weekdayMinutes: whole('minutes'),
  weekendMinutes: whole('minutes'),
  maxUses: whole('maxUses'),
  generateMealPrep: z.boolean(),
};

const FIELD_NAMES = Object.keys(FIELDS) as WishField[];

function withoutNulls<T>(record: Record<string, T | null | undefined>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).flatMap(([key, one]) => (one ? [[key, one]] : [])));
}

const notTaken = z
  .array(z.object({ words: line(120), why: line(200), mustAsk: z.boolean() }))
  .max(MOST_LISTED);

const said = z.object({ value: z.unknown(), quote: z.string() });

/** Puts into the text what a model found in it; whatever is not as it should be becomes a note. */
export function takeAnswer(answer: unknown, text: WishText, today: string): void {
  const record = z.record(z.string(), z.unknown()).safeParse(answer);
  if (!record.success || !FIELD_NAMES.some((field) => field in record.data))
    throw new UnreadableAnswerError();
  for (const field of FIELD_NAMES) {
    const raw = record.data[field] ?? null;
    if (raw !== null) takeField(field, raw, text, today);
  }
  const refused = notTaken.safeParse(record.data.notTaken ?? []);
  for (const one of refused.success ? refused.data : []) {
    if (text.contains(one.words)) text.takeNotTaken(one);
  }
}

function takeField(field: WishField, raw: unknown, text: WishText, today: string): void {
  const entry = said.safeParse(raw);
  const value = entry.success ? FIELDS[field].safeParse(entry.data.value) : null;
  const usable = value?.success ? usableValue(field, value.data, text, today) : null;
  if (usable === null || !entry.success) {
    text.notes.push(`What the model said about ${LABELS[field]} was not used: a plan cannot have it.`);
    return;
  }
  if (Array.isArray(usable) && usable.length === 0) return;
  text.takeQuoted(found(field, usable), entry.data.quote);
}

/** Rules beyond the shape: no date that is over, no name that nobody wrote, no food that nobody knows. */
function usableValue<Field extends WishField>(
  field: Field,
  value: WishValues[Field],
  text: WishText,
  today: string,
): WishValues[Field] | null {
  if (field === 'startsOn') return String(value) >= today ? value : null;
  if (field === 'clientName' || field === 'planName') return text.contains(String(value)) ? value : null;
  if (field === 'keepsMeatApartFromDairy') return value === true ? value : null;
  if (field !== 'excludedFoods' && field !== 'likedFoods') return value;
  const foods = (value as string[]).map(excludedFood);
  if (foods.includes(null))
    text.notes.push('A food that the model named is not in our food table, so it was not used.');
  return foods.flatMap((food) => food?.name ?? []) as WishValues[Field];
}

const LABELS: Record<WishField, string> = {
  planName: 'the name of the plan',
  fitnessGoal: 'the goal',
  description: 'the description',
  dailyCalorieTarget: 'the daily calories',
  days: 'the number of days',
  mealsPerDay: 'the meals per day',
  clientName: 'the customer',
  startsOn: 'the start date',
  mealType: 'the meal type',
  dietaryTags: 'the diet',
  maxPrepTime: 'the prep time',
  maxCalories: 'the calories per meal',
  minProtein: 'the protein per meal',
  maxProtein: 'the protein per meal',
  minCarbs: 'the carbs per meal',
  maxCarbs: 'the carbs per meal',
  minFat: 'the fat per meal',
  maxFat: 'the fat per meal',
  caloriesByType: 'the calories of single meals',
  maxIngredients: 'the number of ingredients',
  excludedFoods: 'excluded foods',
  excludedAllergens: 'excluded allergens',
  likedFoods: 'liked foods',
  keepsMeatApartFromDairy: 'meat and dairy',
  proteinTarget: 'the daily protein',
  minDailyProtein: 'the minimum protein',
  carbsTarget: 'the daily carbs',
  fatTarget: 'the daily fat',
  weekdayMinutes: 'the time on weekdays',
  weekendMinutes: 'the time on weekends',
  maxUses: 'how often a recipe repeats',
  generateMealPrep: 'the meal prep',
};
