import { type PlanRules, type PlanWish, PORTIONS } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { askedBounds } from './asked-bounds.js';
import { type Pool } from './pool.js';
import { typesWithoutCooking, uncookedRows } from './uncooked.js';
import { idealEnergy, worthOf, worthOfPortion } from './worth.js';

/** The options for a meal of one kind: recipes with portions and their worth. */
export interface Candidates {
  /** Numbers within the pool. All portions of a recipe are adjacent. */
  recipes: Int32Array;
  servings: Float64Array;
  worth: Float64Array;
}

/** Meals of one kind share their candidates. */
export interface MealKind {
  type: MealType;
  weekend: boolean;
  /** Whether nobody cooks on its day. */
  isWithoutCooking: boolean;
}

export function candidatesFor(
  columns: RecipeColumns,
  pool: Pool,
  wish: PlanWish,
  { type, weekend, isWithoutCooking }: MealKind,
): Candidates {
  const ideal = idealEnergy(wish, type);
  const fits = boundsOf(wish.rules, type, pool);
  const minutes = minutesOf(wish.rules, weekend);
  const eligible = recipesFor(columns, pool, { type, minutes, isWithoutCooking });
  const most = eligible.length * PORTIONS.length;
  const recipes = new Int32Array(most);
  const servings = new Float64Array(most);
  const worth = new Float64Array(most);
  let count = 0;
  for (const recipe of eligible) {
    const kcal = pool.amounts[pool.width * recipe] as number;
    for (const portion of PORTIONS) {
      if (!fits(recipe, portion)) continue;
      recipes[count] = recipe;
      servings[count] = portion;
      worth[count] = worthOf({
        taste: pool.taste[recipe] ?? 0,
        lot: pool.lots[recipe] ?? 0,
        portion: worthOfPortion(portion),
        kcal: kcal * portion,
        ideal,
        liked: pool.liked[recipe] ?? 0,
      });
      count++;
    }
  }
  return {
    recipes: recipes.subarray(0, count),
    servings: servings.subarray(0, count),
    worth: worth.subarray(0, count),
  };
}

function recipesFor(
  columns: RecipeColumns,
  { rows }: Pool,
  { type, minutes, isWithoutCooking }: Omit<MealKind, 'weekend'> & { minutes: number },
): number[] {
  const ofType = columns.mealTypes.maskOf(isWithoutCooking ? typesWithoutCooking(type) : [type]);
  const isMakeable = isWithoutCooking ? uncookedRows(columns) : () => true;
  const mealTypes = columns.column('mealTypes');
  const totalMinutes = columns.column('totalMinutes');
  const found: number[] = [];
  for (let recipe = 0; recipe < rows.length; recipe++) {
    const row = rows[recipe] as number;
    if (row === NONE || ((mealTypes[row] as number) & ofType) === 0) continue;
    if ((totalMinutes[row] as number) <= minutes && isMakeable(row)) found.push(recipe);
  }
  return found;
}

const minutesOf = (rules: PlanRules, weekend: boolean): number =>
  (weekend ? rules.weekendMinutes : rules.weekdayMinutes) ?? Number.POSITIVE_INFINITY;

/** Returns a test whether this many servings of a recipe satisfy the bounds of a meal of this type. */
function boundsOf(
  rules: PlanRules,
  type: MealType,
  { amounts, width }: Pool,
): (recipe: number, servings: number) => boolean {
  const asked = askedBounds(rules, type)
    .map((bound, n) => ({ ...bound, n }))
    .filter(({ min, max }) => min !== null || max !== null);
  return (recipe, servings) =>
    asked.every(({ min, max, n }) => {
      const eaten = (amounts[width * recipe + n] as number) * servings;
      return (min === null || eaten >= min) && (max === null || eaten <= max);
    });
}
