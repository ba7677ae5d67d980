import { mealsOfDay, type PlanWish } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';

/** The components of a meal's worth, which add up to 1. */
const TASTE = 0.4;
const SIZE = 0.35;
const WHOLE = 0.2;
const LOT = 0.05;
/** Added to the others. It exceeds the cost of a repetition but is less than the value of the right size. */
const LIKED = 0.15;

/**
 * The loss of worth for each meal that repeats a recipe, belongs to an overused cuisine, or occurs twice a
 * day.
 */
export const REPEAT = 0.05;
export const CUISINE = 0.03;
export const SAME_DAY = 0.3;

/** A cuisine with a larger share of meals is overused. */
export const CUISINE_SHARE = 0.3;

/** The usual shares of a day's energy, before they are scaled to add up to 1. */
const SHARES: Record<MealType, number> = { breakfast: 25, lunch: 33, dinner: 35, snack: 10 };

/** The worth of each portion, by quarters: whole servings first, then halves. */
const PORTION_WORTH: Record<number, number> = { 2: 0.5, 3: 0.3, 4: 1, 5: 0.3, 6: 0.5, 7: 0.2, 8: 0.7 };

export const worthOfPortion = (servings: number): number => PORTION_WORTH[Math.round(servings * 4)] ?? 0;

/** The ideal energy of a meal of this type. */
export function idealEnergy({ mealsPerDay, rules, targets }: PlanWish, type: MealType): number {
  const all = mealsOfDay(mealsPerDay, rules.mealType).reduce((sum, each) => sum + SHARES[each], 0);
  return (targets.calories * SHARES[type]) / all;
}

/** From 0 to 1 plus the bonus for a liked food, before costs of variety. */
export function worthOf(meal: {
  taste: number;
  lot: number;
  portion: number;
  kcal: number;
  ideal: number;
  /** Whether it contains a food that the customer likes: 1 or 0. */
  liked: number;
}): number {
  const size = Math.max(0, 1 - Math.abs(meal.kcal - meal.ideal) / meal.ideal);
  const usual = TASTE * meal.taste + SIZE * size + WHOLE * meal.portion + LOT * meal.lot;
  return usual + LIKED * meal.liked;
}
