import { type PlanWish, SOY_SOURCES } from '../../plan-model/index.js';
import type { Problem } from '../problem/problem.js';
import { uncookedRows } from '../problem/uncooked.js';
import { NONE, type RecipeColumn, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { KeptMeal } from '../task.js';

/** What the week has to know about the recipes of a pool, by their numbers there. */
export interface Dishes {
  /** The servings that a whole recipe makes. */
  makes: Float64Array;
  minutes: Float64Array;
  handsOn: Float64Array;
  sodium: Float64Array;
  fiber: Float64Array;
  produce: Float64Array;
  /** In portions. */
  fruit: Float64Array;
  grams: Float64Array;
  keptDays: Uint8Array;
  /** The number of its form. */
  form: Uint8Array;
  isSweet: Uint8Array;
  /** 1 if it can be made on a day on which nobody cooks. */
  isUncooked: Uint8Array;
  /** The number of the starch, or NONE. */
  starch: Int32Array;
  /** The number of what most of its protein is from, or NONE. */
  protein: Int32Array;
  isFish: Uint8Array;
  /** 1 if it has tofu, seitan, or the like. */
  isMeatless: Uint8Array;
  /** The main ingredients of which one at a meal is enough. */
  pulses: ReadonlySet<number>;
  /** The numbers of these as main ingredients. */
  cheese: number;
  eggs: number;
  /** By food: the grams of a package, or 0 if it is sold loose. */
  packageGrams: Float64Array;
  /** What has to be bought for a serving, without staples. */
  purchaseOf(dish: number): Purchase;
  /** All main ingredients, the heaviest first. */
  mainsOf(dish: number): Int32Array;
  /** How many foods the library has. */
  foodCount: number;
}

/** Foods with their grams, in the same order. */
export interface Purchase {
  foods: Int32Array;
  grams: Int32Array;
}

const NOTHING: Purchase = { foods: new Int32Array(0), grams: new Int32Array(0) };

/** The foods of a recipe that are on shopping lists, with their grams in a serving. */
export function purchaseOfRow(columns: RecipeColumns, row: number, bought: Uint8Array): Purchase {
  if (row === NONE) return NOTHING;
  const all = columns.foodsOf(row);
  const isBought = (_: number, at: number) => bought[all[at] as number] === 1;
  return { foods: all.filter(isBought), grams: columns.gramsOf(row).filter(isBought) };
}

/** Whether tofu and the like are what the plan is for. */
export const asksForPlants = ({ rules }: PlanWish): boolean =>
  rules.dietaryTags.some((tag) => tag === 'vegan' || tag === 'vegetarian');

const OF_THE_SEA = ['fish', 'crustaceans', 'molluscs'];
const IN_PLACE_OF_MEAT = [...SOY_SOURCES, 'seitan'];
const PULSES = [...SOY_SOURCES, 'beans', 'lentils', 'chickpeas', 'peas'];

export function dishesOf(columns: RecipeColumns, { pool, task }: Problem): Dishes {
  const numbers = (name: RecipeColumn) =>
    copyOf(columns, pool.rows, name, new Float64Array(pool.rows.length));
  const names = (name: RecipeColumn) =>
    copyOf(columns, pool.rows, name, new Int32Array(pool.rows.length).fill(NONE));
  const bought = columns.bought();
  const isUncooked = uncookedRows(columns);
  const dishes: Dishes = {
    makes: numbers('makes'),
    minutes: numbers('totalMinutes'),
    handsOn: numbers('handsOnMinutes'),
    sodium: numbers('sodium'),
    fiber: numbers('fiber'),
    produce: numbers('produce'),
    fruit: numbers('fruit'),
    grams: numbers('grams'),
    keptDays: copyOf(columns, pool.rows, 'keptDays', new Uint8Array(pool.rows.length)),
    form: copyOf(columns, pool.rows, 'form', new Uint8Array(pool.rows.length)),
    isSweet: copyOf(columns, pool.rows, 'isSweet', new Uint8Array(pool.rows.length)),
    isUncooked: Uint8Array.from(pool.rows, (row) => (row !== NONE && isUncooked(row) ? 1 : 0)),
    starch: names('starch'),
    protein: names('proteinSource'),
    ...isOfSeaOrMeatless(columns, pool.rows),
    pulses: numbersOf(columns, PULSES),
    cheese: columns.mains.find('cheese') ?? NONE,
    eggs: columns.mains.find('egg') ?? NONE,
    packageGrams: columns.packageGrams(),
    purchaseOf: cached((dish) => purchaseOfRow(columns, pool.rows[dish] ?? NONE, bought)),
    mainsOf: cached((dish) => mainsOfRow(columns, pool.rows[dish] ?? NONE)),
    foodCount: bought.length,
  };
  for (const { recipe } of task.kept) overwrite(dishes, pool.ids.indexOf(recipe.id), recipe);
  return dishes;
}

/** Unknown numbers become 0. What has no row keeps what is there. */
function copyOf<Numbers extends Float64Array | Int32Array | Uint8Array>(
  columns: RecipeColumns,
  rows: Int32Array,
  name: RecipeColumn,
  copy: Numbers,
): Numbers {
  const column = columns.column(name);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (row === NONE) continue;
    const number = column[row] as number;
    copy[at] = Number.isNaN(number) ? 0 : number;
  }
  return copy;
}

function isOfSeaOrMeatless(columns: RecipeColumns, rows: Int32Array): Pick<Dishes, 'isFish' | 'isMeatless'> {
  const sea = columns.allergens.maskOf(OF_THE_SEA);
  const unasked = numbersOf(columns, IN_PLACE_OF_MEAT);
  const allergens = columns.column('allergens');
  const isFish = new Uint8Array(rows.length);
  const isMeatless = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (row === NONE) continue;
    if (((allergens[row] as number) & sea) !== 0) isFish[at] = 1;
    if (columns.mainsOf(row).some((main) => unasked.has(main))) isMeatless[at] = 1;
  }
  return { isFish, isMeatless };
}

const numbersOf = ({ mains }: RecipeColumns, names: readonly string[]): ReadonlySet<number> =>
  new Set(names.map((name) => mains.find(name) ?? NONE));

const mainsOfRow = (columns: RecipeColumns, row: number): Int32Array =>
  row === NONE ? new Int32Array(0) : columns.mainsOf(row).slice();

/** Most recipes of a large library are never looked at, so that lists are made when they are asked for. */
function cached<Value>(make: (dish: number) => Value): (dish: number) => Value {
  const known = new Map<number, Value>();
  return (dish) => {
    const before = known.get(dish);
    if (before !== undefined) return before;
    const value = make(dish);
    known.set(dish, value);
    return value;
  };
}

/** The plan's own copy counts, because the recipe may have changed since. */
function overwrite(dishes: Dishes, at: number, { fiber, kitchen }: KeptMeal['recipe']): void {
  if (at < 0) return;
  dishes.makes[at] = kitchen.makes;
  dishes.sodium[at] = kitchen.sodiumMg;
  dishes.fiber[at] = fiber ?? 0;
  dishes.produce[at] = kitchen.produceGrams;
  dishes.fruit[at] = kitchen.fruitPortions;
  dishes.grams[at] = kitchen.grams;
  dishes.keptDays[at] = kitchen.keptDays;
}
