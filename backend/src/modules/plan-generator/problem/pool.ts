import { LOW_FAT_SHARE } from '../../foods/index.js';
import { KCAL_PER_GRAM, type PlanRules } from '../../plan-model/index.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { DAIRY_IDS, MEAT_IDS } from './meat-and-dairy.js';
import { lotOf } from './random.js';
import { amountsOf, type Sum } from './sums.js';

/** The recipes that a plan may contain and those of kept meals, numbered from 0. */
export interface Pool {
  ids: string[];
  /** Rows of the columns, or NONE for a kept recipe that no new meal may use. */
  rows: Int32Array;
  /** The number of sums, which is the number of amounts of each recipe. */
  width: number;
  /** The amounts of one serving, recipe by recipe in the order of the sums. */
  amounts: Float64Array;
  mains: Int32Array;
  cuisines: Int32Array;
  /** From 0 to 1, with random numbers from the seed. */
  taste: Float64Array;
  lots: Float64Array;
  /** Whether each recipe contains a food that the customer likes: 1 or 0. */
  liked: Uint8Array;
}

/** The mean of few ratings is unreliable, so this many ratings with the overall mean are added. */
const PRIOR_RATINGS = 5;
const PRIOR_MEAN = 3.5;
const BEST_RATING = 5;

/** The foods that a plan with few foods may use. */
export interface FoodLimit {
  /** Whether the plan may contain each food: 1 or 0, by its number. */
  allowed: Uint8Array;
  /** The number of additional foods that one recipe may bring. */
  more: number;
  /** The number of a food that each dish must contain. */
  needed?: number;
}

/**
 * The rows of dishes that satisfy all rules which are independent of portion and day, restricted to `foods` if given.
 */
export const eligibleRows = (
  columns: RecipeColumns,
  asked: AskedOfRecipes,
  foods: FoodLimit | null = null,
): number[] => {
  const kinds = columns.column('sideKind');
  return rowsFor(columns, asked, foods, (row) => kinds[row] === NONE);
};

/** The same of sides. */
export const eligibleSides = (columns: RecipeColumns, asked: AskedOfRecipes): number[] => {
  const kinds = columns.column('sideKind');
  return rowsFor(columns, asked, null, (row) => kinds[row] !== NONE);
};

interface AskedOfRecipes {
  rules: PlanRules;
  viewerId: string;
}

function rowsFor(
  columns: RecipeColumns,
  { rules, viewerId }: AskedOfRecipes,
  foods: FoodLimit | null,
  isWanted: (row: number) => boolean,
): number[] {
  const viewer = columns.owners.find(viewerId) ?? NONE;
  const tags = columns.dietaryTags.maskOf(rules.dietaryTags);
  const allergens = columns.allergens.maskOf(rules.excludedAllergens);
  const excluded = excludedFoods(columns, rules);
  const mixes = rules.keepsMeatApartFromDairy ? mixedMeals(columns) : () => false;
  const isFatty = rules.lowFat ? fattyRecipes(columns) : () => false;
  const longest = rules.maxPrepTime ?? Number.POSITIVE_INFINITY;
  const needsFiber = (rules.maxDailyFiber ?? null) !== null;
  const owners = columns.column('owner');
  const fiber = columns.column('fiber');
  const rowTags = columns.column('dietaryTags');
  const prepMinutes = columns.column('prepMinutes');
  const rowAllergens = columns.column('allergens');
  const mayContainAnything = columns.column('mayContainAnything');
  return columns.rows().filter((row) => {
    if (!isWanted(row)) return false;
    const owner = owners[row] as number;
    if (owner !== NONE && owner !== viewer) return false;
    if (((rowTags[row] as number) & tags) !== tags) return false;
    if ((prepMinutes[row] as number) > longest) return false;
    if (allergens !== 0 && mayContainAnything[row] === 1) return false;
    if (((rowAllergens[row] as number) & allergens) !== 0) return false;
    // Fiber that is unknown could be any amount.
    if (needsFiber && Number.isNaN(fiber[row])) return false;
    if (isFatty(row)) return false;
    if (mixes(row)) return false;
    if (excluded.size === 0 && foods === null) return true;
    const own = columns.foodsOf(row);
    return own.every((food) => !excluded.has(food)) && (foods === null || isWithin(own, foods));
  });
}

const isWithin = (own: Int32Array, { allowed, more, needed }: FoodLimit): boolean =>
  (needed === undefined || own.includes(needed)) &&
  own.reduce((others, food) => others + (allowed[food] === 1 ? 0 : 1), 0) <= more;

/** Finds recipes with more of their energy from fat than a low-fat diet allows. */
function fattyRecipes(columns: RecipeColumns): (row: number) => boolean {
  const kcal = columns.column('kcal');
  const fat = columns.column('fat');
  return (row) => KCAL_PER_GRAM.fat * (fat[row] as number) > LOW_FAT_SHARE * (kcal[row] as number);
}

/** Finds recipes with both meat and dairy. An unknown food may be either. */
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

export function poolOf(
  columns: RecipeColumns,
  rows: readonly number[],
  task: GenerateTask,
  sums: readonly Sum[],
): Pool {
  const kept = new Map(task.kept.map(({ recipe }) => [recipe.id, recipe]));
  const own = rows.map((row) => columns.idOf(row));
  const ids = [...own, ...strangersTo(own, kept)];
  const pool: Pool = {
    ids,
    rows: new Int32Array(ids.length).fill(NONE),
    width: sums.length,
    amounts: new Float64Array(sums.length * ids.length),
    mains: new Int32Array(ids.length).fill(NONE),
    cuisines: new Int32Array(ids.length).fill(NONE),
    taste: tastesOf(columns, rows, (place) => task.scores?.get(own[place] ?? '')),
    lots: Float64Array.from(ids, (id) => lotOf(id, task.seed)),
    liked: likedRows(columns, rows, task.wish.rules),
  };
  pool.rows.set(rows);
  copyRows(columns, rows, pool, sums);
  if (kept.size > 0) copyKept(columns, kept, pool, sums);
  return pool;
}

/** The IDs of kept recipes that new meals may not use. */
function strangersTo(own: readonly string[], kept: ReadonlyMap<string, unknown>): Set<string> {
  const strangers = new Set(kept.keys());
  if (strangers.size > 0) for (const id of own) strangers.delete(id);
  return strangers;
}

function copyRows(columns: RecipeColumns, rows: readonly number[], pool: Pool, sums: readonly Sum[]): void {
  for (const [n, { column }] of sums.entries()) {
    const amounts = columns.column(column);
    for (let place = 0; place < rows.length; place++) {
      const amount = amounts[rows[place] as number] as number;
      pool.amounts[pool.width * place + n] = Number.isNaN(amount) ? 0 : amount;
    }
  }
  const mains = columns.column('main');
  const cuisines = columns.column('cuisine');
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    pool.mains[place] = mains[row] as number;
    pool.cuisines[place] = cuisines[row] as number;
  }
}

/** A plan contains a recipe once, so the plan's own copy is used even if the recipe has changed since. */
function copyKept(
  columns: RecipeColumns,
  kept: Map<string, KeptMeal['recipe']>,
  pool: Pool,
  sums: readonly Sum[],
): void {
  for (const [place, id] of pool.ids.entries()) {
    const recipe = kept.get(id);
    if (!recipe) continue;
    pool.amounts.set(amountsOf(sums, recipe), pool.width * place);
    pool.mains[place] = mainOf(columns, recipe);
    pool.cuisines[place] = cuisineOf(columns, recipe);
  }
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

export function mainOf(columns: RecipeColumns, { mainIngredientTags: [main] }: KeptMeal['recipe']): number {
  return main === undefined ? NONE : columns.mains.numberOf(main);
}

export function cuisineOf(columns: RecipeColumns, { cuisine }: KeptMeal['recipe']): number {
  return cuisine === null ? NONE : columns.cuisines.numberOf(cuisine.toLowerCase());
}

/** `scoreAt` returns a recipe's score. If it is undefined, ratings are used. */
function tastesOf(
  columns: RecipeColumns,
  rows: readonly number[],
  scoreAt: (place: number) => number | undefined,
): Float64Array {
  const [rating, ratings] = [columns.column('rating'), columns.column('ratings')];
  return Float64Array.from(rows, (row, place) => {
    const count = ratings[row] as number;
    const sum = (rating[row] as number) * count + PRIOR_MEAN * PRIOR_RATINGS;
    return scoreAt(place) ?? sum / (count + PRIOR_RATINGS) / BEST_RATING;
  });
}
