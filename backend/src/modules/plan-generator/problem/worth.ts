import { mealsOfDay, type PlanWish } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';

/** What makes a meal welcome, in parts of 1. */
const TASTE = 0.4;
const SIZE = 0.35;
const WHOLE = 0.2;
const LOT = 0.05;
/** This is added to the others. It is more than a repetition costs and less than the right size of a meal is worth. */
const LIKED = 0.15;

/** What a plan loses with each meal that repeats a recipe, comes from the cuisine of too many, or is there twice in a day. */
export const REPEAT = 0.05;
export const CUISINE = 0.03;
export const SAME_DAY = 0.3;

/** A cuisine of more meals than this share is one of too many. */
export const CUISINE_SHARE = 0.3;

/** How sensible days are divided, before all shares are made to add up to 1. */
const SHARES: Record<MealType, number> = { breakfast: 25, lunch: 33, dinner: 35, snack: 10 };

/** How welcome each portion is, by its quarters: whole ones first, then halves. */
const PORTION_WORTH: Record<number, number> = { 2: 0.5, 3: 0.3, 4: 1, 5: 0.3, 6: 0.5, 7: 0.2, 8: 0.7 };

export const worthOfPortion = (servings: number): number => PORTION_WORTH[Math.round(servings * 4)] ?? 0;

/** The energy that a meal of this type should have. */
export function idealEnergy({ mealsPerDay, rules, targets }: PlanWish, type: MealType): number {
  const all = mealsOfDay(mealsPerDay, rules.mealType).reduce((sum, each) => sum + SHARES[each], 0);
  return (targets.calories * SHARES[type]) / all;
}

/** From 0 to 1 and what is added for a liked food, before what it may cost in variety. */
export function worthOf(meal: {
  taste: number;
  lot: number;
  portion: number;
  kcal: number;
  ideal: number;
  /** 1 where it has a food that someone likes. */
  liked: number;
}): number {
  const size = Math.max(0, 1 - Math.abs(meal.kcal - meal.ideal) / meal.ideal);
  const usual = TASTE * meal.taste + SIZE * size + WHOLE * meal.portion + LOT * meal.lot;
  return usual + LIKED * meal.liked;
}
