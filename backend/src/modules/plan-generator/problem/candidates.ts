import {
  type Bounds,
  MACROS,
  MAX_GRAMS_OF_MEAL,
  MIN_GRAMS_OF_MEAL,
  type PlanRules,
  type PlanWish,
  PORTIONS,
} from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { type Pool, servingOf } from './pool.js';
import { idealEnergy, worthOf, worthOfPortion } from './worth.js';

/** What a meal of one kind may be: recipes in portions, and how welcome each is. */
export interface Candidates {
  /** Numbers of the pool; all portions of a recipe stand together. */
  recipes: Int32Array;
  servings: Float64Array;
  worth: Float64Array;
}

export function candidatesFor(
  columns: RecipeColumns,
  pool: Pool,
  wish: PlanWish,
  { type, weekend }: { type: MealType; weekend: boolean },
): Candidates {
  const ideal = idealEnergy(wish, type);
  const found: { recipes: number[]; servings: number[]; worth: number[] } = {
    recipes: [],
    servings: [],
    worth: [],
  };
  const fits = boundsOf(wish.rules, type);
  for (const recipe of recipesFor(columns, pool, { type, minutes: minutesOf(wish.rules, weekend) })) {
    const serving = servingOf(pool, recipe);
    for (const servings of PORTIONS) {
      if (!fits(serving, servings)) continue;
      const [kcal = 0] = serving;
      found.recipes.push(recipe);
      found.servings.push(servings);
      found.worth.push(
        worthOf({
          taste: pool.taste[recipe] ?? 0,
          lot: pool.lots[recipe] ?? 0,
          portion: worthOfPortion(servings),
          kcal: kcal * servings,
          ideal,
          liked: pool.liked[recipe] ?? 0,
        }),
      );
    }
  }
  return {
    recipes: Int32Array.from(found.recipes),
    servings: Float64Array.from(found.servings),
    worth: Float64Array.from(found.worth),
  };
}

function recipesFor(
  columns: RecipeColumns,
  { rows }: Pool,
  { type, minutes }: { type: MealType; minutes: number },
): number[] {
  const ofType = columns.mealTypes.maskOf([type]);
  const found: number[] = [];
  for (const [recipe, row] of rows.entries()) {
    if (row === NONE || (columns.read('mealTypes', row) & ofType) === 0) continue;
    if (columns.read('totalMinutes', row) <= minutes) found.push(recipe);
  }
  return found;
}

const minutesOf = (rules: PlanRules, weekend: boolean): number =>
  (weekend ? rules.weekendMinutes : rules.weekdayMinutes) ?? Number.POSITIVE_INFINITY;

/** Whether so many servings hold the bounds of a meal of this type. */
function boundsOf(
  rules: PlanRules,
  type: MealType,
): (serving: readonly number[], servings: number) => boolean {
  const energy = rules.caloriesByType[type] ?? { min: null, max: null };
  const bounds: Bounds[] = [
    { min: energy.min, max: lesser(energy.max, rules.maxCalories) },
    ...MACROS.map((macro) => ({
      min: rules[MIN_GRAMS_OF_MEAL[macro]],
      max: rules[MAX_GRAMS_OF_MEAL[macro]],
    })),
  ];
  return (serving, servings) =>
    bounds.every(({ min, max }, n) => {
      const eaten = (serving[n] ?? 0) * servings;
      return (min === null || eaten >= min) && (max === null || eaten <= max);
    });
}

const lesser = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
