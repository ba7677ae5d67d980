import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../foods/index.js';
import { MEAL_TYPES, type MealType } from './recipe.entity.js';
import { IN_LIBRARY } from './recipe-audience.js';
import { excludedQuery } from './search/food-words.js';
import { withoutFood } from './search/left-out.js';

export interface RecipeFilter {
  search?: string;
  /** Any of these. */
  mealTypes: MealType[];
  /** All of these. */
  dietaryTags: DietaryTag[];
  /** None of these. */
  excludedAllergens: Allergen[];
  excludedFoods: string[];
  maxPrepTime?: number;
  maxTotalTime?: number;
  maxCookTime?: number;
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
  minCarbs?: number;
  maxCarbs?: number;
  minFat?: number;
  maxFat?: number;
  minFiber?: number;
  approved?: boolean;
}

/** A condition on a recipe `r`, and the value that it compares with. */
export interface Narrowing {
  condition: (value: string) => string;
  type: 'integer' | 'numeric' | 'boolean' | 'text';
  value: number | boolean | string;
}

/** Those first that leave the fewest: every one is asked of every recipe that the ones before let through. */
export function narrowingsOf(asked: Partial<RecipeFilter>): Narrowing[] {
  const filter = { ...asked, ...whatIsLeftOut(asked) };
  return [
    narrowing('integer', bitsOf(filter.mealTypes, MEAL_TYPES), (bits) => `r.meal_bits & ${bits} <> 0`),
    narrowing(
      'integer',
      bitsOf(filter.dietaryTags, DIETARY_TAGS),
      (bits) => `r.tag_bits & ${bits} = ${bits}`,
    ),
    narrowing(
      'integer',
      bitsOf(filter.excludedAllergens, ALLERGENS),
      (bits) => `r.allergen_bits & ${bits} = 0`,
    ),
    narrowing('integer', filter.maxPrepTime, (most) => `r.prep_time_minutes <= ${most}`),
    narrowing('integer', filter.maxTotalTime, (most) => `r.total_minutes <= ${most}`),
    narrowing('integer', filter.maxCookTime, (most) => `r.cook_time_minutes <= ${most}`),
    narrowing('integer', filter.minCalories, (least) => `r.calories_kcal >= ${least}`),
    narrowing('integer', filter.maxCalories, (most) => `r.calories_kcal <= ${most}`),
    narrowing('numeric', filter.minProtein, (least) => `r.protein_grams >= ${least}`),
    narrowing('numeric', filter.maxProtein, (most) => `r.protein_grams <= ${most}`),
    narrowing('numeric', filter.minCarbs, (least) => `r.carbs_grams >= ${least}`),
    narrowing('numeric', filter.maxCarbs, (most) => `r.carbs_grams <= ${most}`),
    narrowing('numeric', filter.minFat, (least) => `r.fat_grams >= ${least}`),
    narrowing('numeric', filter.maxFat, (most) => `r.fat_grams <= ${most}`),
    narrowing('numeric', filter.minFiber, (least) => `r.fibre_grams >= ${least}`),
    narrowing('text', excludedFoodsQuery(filter.excludedFoods), lacks),
    narrowing('boolean', filter.approved, (wanted) => `coalesce(${IN_LIBRARY}, false) = ${wanted}`),
  ].filter((one) => one !== null);
}

/** "Dairy" among the foods is the allergen, whichever foods have it. */
function whatIsLeftOut(asked: Partial<RecipeFilter>): Partial<RecipeFilter> {
  const rules = [asked, ...(asked.excludedFoods ?? []).map(withoutFood)];
  return {
    excludedAllergens: rules.flatMap(({ excludedAllergens = [] }) => excludedAllergens),
    dietaryTags: rules.flatMap(({ dietaryTags = [] }) => dietaryTags),
    excludedFoods: rules.slice(1).flatMap(({ excludedFoods = [] }) => excludedFoods),
  };
}

function narrowing(
  type: Narrowing['type'],
  value: number | boolean | string | undefined,
  condition: Narrowing['condition'],
): Narrowing | null {
  return value === undefined ? null : { type, value, condition };
}

/** The ids of those that have it come from the index of words; the lists themselves go on reading theirs alone. */
const lacks = (query: string) =>
  `r.id not in (select other.id from recipes other where other.words @@ to_tsquery('english', ${query}))`;

const excludedFoodsQuery = (excluded: string[] = []): string | undefined =>
  excluded.map(excludedQuery).filter(Boolean).join(' | ') || undefined;

const bitsOf = <T>(chosen: T[] | undefined, all: readonly T[]): number | undefined =>
  all.reduce((bits, value, place) => (chosen?.includes(value) ? bits | (1 << place) : bits), 0) || undefined;
