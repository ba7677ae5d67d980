import type { Problem } from '../problem/problem.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { KeptMeal } from '../task.js';

/** What the week has to know about the recipes of a pool, by their numbers there. */
export interface Dishes {
  minutes: Float64Array;
  handsOn: Float64Array;
  sodium: Float64Array;
  fiber: Float64Array;
  produce: Float64Array;
  grams: Float64Array;
  keptDays: Uint8Array;
  /** The number of the starch, or NONE. */
  starch: Int32Array;
  /** The number of what most of its protein is from, or NONE. */
  protein: Int32Array;
  isFish: Uint8Array;
  isSoy: Uint8Array;
  /** The foods that have to be bought, without staples. */
  foods: readonly Int32Array[];
  /** How many foods the library has. */
  foodCount: number;
}

const NO_FOODS = new Int32Array(0);

const OF_THE_SEA = ['fish', 'crustaceans', 'molluscs'];
const OF_SOY = ['tofu', 'tempeh', 'soy', 'edamame'];

export function dishesOf(columns: RecipeColumns, { pool, task }: Problem): Dishes {
  const read = (name: 'totalMinutes' | 'handsOnMinutes' | 'sodium' | 'fiber' | 'produce' | 'grams') =>
    Float64Array.from(pool.rows, (row) => numberAt(columns.column(name), row));
  const names = (name: 'starch' | 'proteinSource') =>
    Int32Array.from(pool.rows, (row) => (row === NONE ? NONE : (columns.column(name)[row] ?? NONE)));
  const flag = (isSet: (row: number) => boolean) =>
    Uint8Array.from(pool.rows, (row) => (row !== NONE && isSet(row) ? 1 : 0));
  const kept = columns.column('keptDays');
  const mains = columns.column('main');
  const sea = columns.allergens.maskOf(OF_THE_SEA);
  const allergens = columns.column('allergens');
  const ofSoy = new Set(OF_SOY.map((main) => columns.mains.find(main)));
  const bought = columns.bought();
  const foods = Array.from(pool.rows, (row) =>
    row === NONE ? NO_FOODS : columns.foodsOf(row).filter((food) => bought[food] === 1),
  );
  const dishes: Dishes = {
    minutes: read('totalMinutes'),
    handsOn: read('handsOnMinutes'),
    sodium: read('sodium'),
    fiber: read('fiber'),
    produce: read('produce'),
    grams: read('grams'),
    keptDays: Uint8Array.from(pool.rows, (row) => (row === NONE ? 0 : (kept[row] ?? 0))),
    starch: names('starch'),
    protein: names('proteinSource'),
    isFish: flag((row) => ((allergens[row] ?? 0) & sea) !== 0),
    isSoy: flag((row) => ofSoy.has(mains[row] ?? NONE)),
    foods,
    foodCount: bought.length,
  };
  for (const { recipe } of task.kept) overwrite(dishes, pool.ids.indexOf(recipe.id), recipe);
  return dishes;
}

const numberAt = (column: ArrayLike<number>, row: number): number => {
  const number = row === NONE ? 0 : (column[row] ?? 0);
  return Number.isNaN(number) ? 0 : number;
};

/** The plan's own copy counts, because the recipe may have changed since. */
function overwrite(dishes: Dishes, at: number, { fiber, kitchen }: KeptMeal['recipe']): void {
  if (at < 0) return;
  dishes.sodium[at] = kitchen.sodiumMg;
  dishes.fiber[at] = fiber ?? 0;
  dishes.produce[at] = kitchen.produceGrams;
  dishes.grams[at] = kitchen.grams;
  dishes.keptDays[at] = kitchen.keptDays;
}
