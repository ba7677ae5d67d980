import { DIETARY_TAGS, type DietaryTag } from '../foods/index.js';
import { MEAL_TYPES, type MealType } from './recipe.entity.js';
import { IN_LIBRARY } from './recipe-audience.js';

export interface RecipeFilter {
  search?: string;
  /** Any of these. */
  mealTypes: MealType[];
  /** All of these. */
  dietaryTags: DietaryTag[];
  maxPrepTime?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minCarbs?: number;
  maxCarbs?: number;
  minFat?: number;
  maxFat?: number;
  approved?: boolean;
}

/** A condition on a recipe `r`, and the value that it compares with. */
export interface Narrowing {
  condition: (value: string) => string;
  type: 'integer' | 'numeric' | 'boolean';
  value: number | boolean;
}

/** Those first that leave the fewest: every one is asked of every recipe that the ones before let through. */
export function narrowingsOf(filter: RecipeFilter): Narrowing[] {
  return [
    narrowing('integer', bitsOf(filter.mealTypes, MEAL_TYPES), (bits) => `r.meal_bits & ${bits} <> 0`),
    narrowing(
      'integer',
      bitsOf(filter.dietaryTags, DIETARY_TAGS),
      (bits) => `r.tag_bits & ${bits} = ${bits}`,
    ),
    narrowing('integer', filter.maxPrepTime, (most) => `r.prep_time_minutes <= ${most}`),
    narrowing('integer', filter.maxCalories, (most) => `r.calories_kcal <= ${most}`),
    narrowing('numeric', filter.minProtein, (least) => `r.protein_grams >= ${least}`),
    narrowing('numeric', filter.maxProtein, (most) => `r.protein_grams <= ${most}`),
    narrowing('numeric', filter.minCarbs, (least) => `r.carbs_grams >= ${least}`),
    narrowing('numeric', filter.maxCarbs, (most) => `r.carbs_grams <= ${most}`),
    narrowing('numeric', filter.minFat, (least) => `r.fat_grams >= ${least}`),
    narrowing('numeric', filter.maxFat, (most) => `r.fat_grams <= ${most}`),
    narrowing('boolean', filter.approved, (wanted) => `coalesce(${IN_LIBRARY}, false) = ${wanted}`),
  ].filter((one) => one !== null);
}

function narrowing(
  type: Narrowing['type'],
  value: number | boolean | undefined,
  condition: Narrowing['condition'],
): Narrowing | null {
  return value === undefined ? null : { type, value, condition };
}

const bitsOf = <T>(chosen: T[], all: readonly T[]): number | undefined =>
  all.reduce((bits, value, place) => (chosen.includes(value) ? bits | (1 << place) : bits), 0) || undefined;
