import type { PlanRules } from '../../plan-model/index.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { DAIRY_IDS, MEAT_IDS } from './meat-and-dairy.js';
import { NUTRIENTS } from './nutrients.js';
import { lotOf } from './random.js';

/** Recipes that a plan may have, and kept ones, numbered anew from 0. */
export interface Pool {
  ids: string[];
  /** Rows in the library; NONE for a kept one that no new meal may be. */
  rows: Int32Array;
  /** Of one serving, four numbers each in the order of NUTRIENTS. */
  amounts: Float64Array;
  mains: Int32Array;
  cuisines: Int32Array;
  /** From 0 to 1, and a lot drawn from the seed. */
  taste: Float64Array;
  lots: Float64Array;
  /** 1 where it has a food that someone likes. */
  liked: Uint8Array;
}

/** The mean of few ratings says little: this many of the mean of all recipes are added to it. */
const PRIOR_RATINGS = 5;
const PRIOR_MEAN = 3.5;
const BEST_RATING = 5;

/** What a plan with few foods may buy. */
export interface FoodLimit {
  /** By number of food: 1 where the plan may have it. */
  allowed: Uint8Array;
  /** How many others one recipe may bring. */
  more: number;
}

/** Rows of all recipes that hold the rules which do not depend on the portion or the day, within `foods` where given. */
export function eligibleRows(
  columns: RecipeColumns,
  { rules, viewerId }: { rules: PlanRules; viewerId: string },
  foods: FoodLimit | null = null,
): number[] {
  const viewer = columns.owners.find(viewerId) ?? NONE;
  const tags = columns.dietaryTags.maskOf(rules.dietaryTags);
  const allergens = columns.allergens.maskOf(rules.excludedAllergens);
  const excluded = excludedFoods(columns, rules);
  const mixes = rules.keepsMeatApartFromDairy ? mixedMeals(columns) : () => false;
  const longest = rules.maxPrepTime ?? Number.POSITIVE_INFINITY;
  return columns.rows().filter((row) => {
    const owner = columns.read('owner', row);
    if (owner !== NONE && owner !== viewer) return false;
    if ((columns.read('dietaryTags', row) & tags) !== tags) return false;
    if (columns.read('prepMinutes', row) > longest) return false;
    if (allergens !== 0 && columns.read('mayContainAnything', row) === 1) return false;
    if ((columns.read('allergens', row) & allergens) !== 0) return false;
    if (mixes(row)) return false;
    if (excluded.size === 0 && foods === null) return true;
    const own = columns.foodsOf(row);
    return own.every((food) => !excluded.has(food)) && (foods === null || isWithin(own, foods));
  });
}

const isWithin = (own: Int32Array, { allowed, more }: FoodLimit): boolean =>
  own.reduce((others, food) => others + (allowed[food] === 1 ? 0 : 1), 0) <= more;

/** Meat and dairy in one recipe; a food that is not known may be either. */
function mixedMeals(columns: RecipeColumns): (row: number) => boolean {
  const meat = new Set(columns.foodsMeantBy(MEAT_IDS));
  const dairy = new Set(columns.foodsMeantBy(DAIRY_IDS));
  return (row) => {
    const own = columns.foodsOf(row);
    return own.some((food) => meat.has(food)) && own.some((food) => dairy.has(food));
  };
}

function excludedFoods(columns: RecipeColumns, { excludedFoods: excluded }: PlanRules): Set<number> {
  if (excluded.length === 0) return new Set();
  return new Set(columns.foodsMeantBy(excluded.flatMap(({ foodIds }) => foodIds)));
}

export function poolOf(columns: RecipeColumns, rows: readonly number[], task: GenerateTask): Pool {
  const kept = new Map(task.kept.map(({ recipe }) => [recipe.id, recipe]));
  const own = rows.map((row) => columns.idOf(row));
  const known = new Set(own);
  const strangers = [...kept.keys()].filter((id) => !known.has(id));
  const ids = [...own, ...strangers];
  // A plan holds a recipe once: what is kept of it goes on as the plan's own copy, whatever the library says now.
  const each = <Value>(ofCopy: (recipe: KeptMeal['recipe']) => Value, ofRow: (row: number) => Value) =>
    ids.map((id, place) => {
      const copy = kept.get(id);
      return copy ? ofCopy(copy) : ofRow(rows[place] ?? NONE);
    });
  return {
    ids,
    rows: Int32Array.from([...rows, ...strangers.map(() => NONE)]),
    amounts: Float64Array.from(each(amountsOf, (row) => amountsIn(columns, row)).flat()),
    mains: Int32Array.from(
      each(
        (recipe) => mainOf(columns, recipe),
        (row) => columns.read('main', row),
      ),
    ),
    cuisines: Int32Array.from(
      each(
        (recipe) => cuisineOf(columns, recipe),
        (row) => columns.read('cuisine', row),
      ),
    ),
    taste: Float64Array.from(rows, (row, place) => tasteOf(columns, row, task.scores?.get(ids[place] ?? ''))),
    lots: Float64Array.from(ids, (id) => lotOf(id, task.seed)),
    liked: likedRows(columns, rows, task.wish.rules),
  };
}

function likedRows(
  columns: RecipeColumns,
  rows: readonly number[],
  { likedFoods = [] }: PlanRules,
): Uint8Array {
  const named = new Set(likedFoods.flatMap(({ foodIds }) => foodIds));
  if (named.size === 0) return new Uint8Array(rows.length);
  const liked = new Set(columns.foodsOfTable([...named]));
  return Uint8Array.from(rows, (row) => (columns.foodsOf(row).some((food) => liked.has(food)) ? 1 : 0));
}

const amountsIn = (columns: RecipeColumns, row: number): number[] => [
  columns.read('kcal', row),
  columns.read('protein', row),
  columns.read('carbs', row),
  columns.read('fat', row),
];

export const amountsOf = ({ kcal, protein, carbs, fat }: KeptMeal['recipe']): number[] => [
  kcal,
  protein,
  carbs,
  fat,
];

export function mainOf(columns: RecipeColumns, { mainIngredientTags: [main] }: KeptMeal['recipe']): number {
  return main === undefined ? NONE : columns.mains.numberOf(main);
}

export function cuisineOf(columns: RecipeColumns, { cuisine }: KeptMeal['recipe']): number {
  return cuisine === null ? NONE : columns.cuisines.numberOf(cuisine.toLowerCase());
}

function tasteOf(columns: RecipeColumns, row: number, score: number | undefined): number {
  if (score !== undefined) return score;
  const ratings = columns.read('ratings', row);
  const sum = columns.read('rating', row) * ratings + PRIOR_MEAN * PRIOR_RATINGS;
  return sum / (ratings + PRIOR_RATINGS) / BEST_RATING;
}

/** Of recipe `place`, the numbers of one serving. */
export const servingOf = (pool: Pool, place: number): number[] =>
  NUTRIENTS.map((_, n) => pool.amounts[4 * place + n] ?? 0);
