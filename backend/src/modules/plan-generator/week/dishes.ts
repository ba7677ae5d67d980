import { foods } from '../../foods/index.js';
import { isMeatSubstitute, KCAL_PER_GRAM, type PlanWish, PULSE_SOURCES } from '../../plan-model/index.js';
import { DISH_FORMS, type MealType } from '../../recipes/index.js';
import type { Problem } from '../problem/problem.js';
import { uncookedRows } from '../problem/uncooked.js';
import type { Names } from '../recipe-columns/names.js';
import { NONE, type RecipeColumn, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { KeptMeal } from '../task.js';
import { foodsAsSold } from './foods-as-sold.js';
import { HIDDEN_AT_BREAKFAST, HIDDEN_FOODS, KindsOfFood } from './kinds-of-food.js';
import { type Sauce, saucesOf } from './sauces.js';
import type { Beside } from './suited-sides.js';
import { STARCH_OF_LOW_CARB } from './weights.js';

/** The recipes of a pool as columns. A dish is its number in the pool. */
export interface Dishes {
  /** The servings that a whole recipe makes. */
  makes: Float64Array;
  minutes: Float64Array;
  handsOn: Float64Array;
  sodium: Float64Array;
  fiber: Float64Array;
  produce: Float64Array;
  /** The portions of fruit. */
  fruit: Float64Array;
  grams: Float64Array;
  keptDays: Uint8Array;
  /** The number of its form. */
  form: Uint8Array;
  /** Whether each can be made on a day on which nobody cooks: 1 or 0. */
  isUncooked: Uint8Array;
  /** The number of the starch, or NONE. */
  starch: Int32Array;
  /** The number of what most of its protein is from, or NONE. */
  protein: Int32Array;
  isFish: Uint8Array;
  /** Whether each has tofu, seitan, or the like: 1 or 0. */
  hasMeatSubstitute: Uint8Array;
  /** The number of eggs as a source of protein, or NONE. */
  eggs: number;
  /** The numbers of beans, lentils, and the like as main ingredients. */
  pulses: ReadonlySet<number>;
  /** The number of the foods that do the same as each food, or NONE, and how many such families there are. */
  familyOf: Int32Array;
  families: number;
  /** The foods of each family. */
  membersOf: readonly (readonly number[])[];
  /** The grams of each food below which it is hardly worth buying. */
  leastGrams: Float64Array;
  eggsIn(dish: number): number;
  /** The grams of a package of each food, or 0 if it is sold loose. */
  packageGrams: Float64Array;
  /** The cost of each 100 g of a food that are left of its packages. */
  restCosts: Float64Array;
  /** The cost of a last package of each food of which nothing is used. */
  lastPackageCosts: Float64Array;
  /** Returns the traits of a dish on which its sides depend. */
  besideOf(dish: number): Beside;
  /** Returns the foods to be bought for a serving, without staples. */
  purchaseOf(dish: number): Purchase;
  /** All main ingredients, the heaviest first. */
  mainsOf(dish: number): Int32Array;
  /** The kinds of food that whoever eats it sees. */
  seenFoodsOf(dish: number): readonly number[];
  /** The same where it is a breakfast. */
  seenAtBreakfastOf(dish: number): readonly number[];
  seenFoodsIn(purchase: Purchase): readonly number[];
  /** The share of the weight of two dishes that is of the same foods. */
  likenessOf(one: number, other: number): number;
  /** The number of foods in the library. */
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

/**
 * Whether tofu and the like may be expected in the plan, because they are liked or the diet is based on
 * plants.
 */
export const asksForSubstitutes = (wish: PlanWish): boolean => likesSubstitutes(wish) || isForPlants(wish);

/** Whether tofu and the like are liked. */
export const likesSubstitutes = ({ rules: { likedFoods = [] } }: PlanWish): boolean =>
  likedFoods.some(({ foodIds }) => foodIds.some((id) => isMeatSubstitute(foods.get(id))));

const isForPlants = ({ rules: { dietaryTags } }: PlanWish): boolean =>
  dietaryTags.some((tag) => tag === 'vegan' || tag === 'vegetarian');

/** The cost of bread, potatoes, rice, and the like at a meal. */
export const costOfStarch = ({ rules }: PlanWish): number =>
  rules.dietaryTags.includes('low-carb') ? STARCH_OF_LOW_CARB : 0;

const OF_THE_SEA = ['fish', 'crustaceans', 'molluscs'];

export function dishesOf(columns: RecipeColumns, { pool, task }: Problem): Dishes {
  const numbers = (name: RecipeColumn) =>
    copyOf(columns, pool.rows, name, new Float64Array(pool.rows.length));
  const names = (name: RecipeColumn) =>
    copyOf(columns, pool.rows, name, new Int32Array(pool.rows.length).fill(NONE));
  const bought = columns.bought();
  const shop = foodsAsSold(columns);
  const isUncooked = uncookedRows(columns);
  const sauceOf = saucesOf(columns);
  const mainsOf = cached((dish) => mainsOfRow(columns, pool.rows[dish] ?? NONE));
  const eggGrams = gramsOfEggs(columns);
  const liked = task.wish.rules.likedFoods?.flatMap(({ foodIds }) => foodIds) ?? [];
  // Nobody minds how often they see what they like.
  const kinds = new KindsOfFood(shop, {
    everywhere: columns.numbersOfFoods([...HIDDEN_FOODS, ...liked]),
    atBreakfast: columns.numbersOfFoods(HIDDEN_AT_BREAKFAST),
  });
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
    hasMeatSubstitute: copyOf(columns, pool.rows, 'hasMeatSubstitute', new Uint8Array(pool.rows.length)),
    isUncooked: Uint8Array.from(pool.rows, (row) => (row !== NONE && isUncooked(row) ? 1 : 0)),
    starch: names('starch'),
    protein: names('proteinSource'),
    isFish: ofTheSea(columns, pool.rows),
    eggs: columns.mains.find('egg') ?? NONE,
    pulses: new Set(PULSE_SOURCES.map((name) => columns.mains.find(name) ?? NONE)),
    eggsIn: cached((dish) => eggsOfRow(columns, pool.rows[dish] ?? NONE, eggGrams)),
    besideOf: cached((dish) => besideOf(columns, pool, { dish, sauceOf })),
    ...shop,
    purchaseOf: cached((dish) => purchaseOfRow(columns, pool.rows[dish] ?? NONE, bought)),
    mainsOf,
    seenFoodsOf: cached((dish) => kinds.seenIn(dishes.purchaseOf(dish))),
    seenAtBreakfastOf: cached((dish) => kinds.seenAtBreakfastIn(dishes.purchaseOf(dish))),
    seenFoodsIn: (purchase) => kinds.seenIn(purchase),
    likenessOf: cachedByPair((one, other) =>
      kinds.likenessOf(dishes.purchaseOf(one), dishes.purchaseOf(other)),
    ),
    foodCount: bought.length,
  };
  for (const { recipe } of task.kept) overwrite(dishes, pool.ids.indexOf(recipe.id), recipe);
  return dishes;
}

/** Unknown numbers become 0. Recipes without a row keep their values. */
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

function ofTheSea(columns: RecipeColumns, rows: Int32Array): Uint8Array {
  const sea = columns.allergens.maskOf(OF_THE_SEA);
  const allergens = columns.column('allergens');
  return Uint8Array.from(rows, (row) => (row !== NONE && ((allergens[row] as number) & sea) !== 0 ? 1 : 0));
}

function besideOf(
  columns: RecipeColumns,
  { rows, amounts, width }: Problem['pool'],
  { dish, sauceOf }: { dish: number; sauceOf: (row: number) => Sauce | null },
): Beside {
  const row = rows[dish] ?? NONE;
  const read = (name: RecipeColumn) => (row === NONE ? 0 : (columns.column(name)[row] ?? 0));
  const nameAt = (names: Names, name: RecipeColumn) => (row === NONE ? null : names.nameOf(read(name)));
  const types = columns.mealTypes;
  const [kcal = 0, protein = 0] = amounts.subarray(width * dish, width * dish + 2);
  const isOf = (...names: MealType[]) => (read('mealTypes') & types.maskOf(names)) !== 0;
  return {
    cuisine: nameAt(columns.cuisines, 'cuisine'),
    mains: row === NONE ? [] : columns.namesOfMains(row),
    starch: nameAt(columns.mains, 'starch'),
    protein: nameAt(columns.mains, 'proteinSource'),
    proteinShare: kcal > 0 ? (KCAL_PER_GRAM.protein * protein) / kcal : 0,
    produceGrams: read('produce'),
    fruitPortions: read('fruit'),
    form: DISH_FORMS[read('form')] ?? 'plate',
    sauce: row === NONE ? null : sauceOf(row),
    isSweet: read('isSweet') === 1,
    isSalad: read('isSalad') === 1,
    isMain: isOf('lunch', 'dinner'),
    isLight: isOf('breakfast', 'snack') && isOf('lunch', 'dinner'),
  };
}

const WHOLE_EGGS = ['egg', 'egg-hard-boiled'];

/** Returns the grams of one egg for each food that is a whole egg, by its number. */
function gramsOfEggs(columns: RecipeColumns): ReadonlyMap<number, number> {
  const byFood = new Map<number, number>();
  for (const id of WHOLE_EGGS) {
    const grams = foods.get(id)?.weights.get('pc');
    if (grams) for (const food of columns.numbersOfFoods([id])) byFood.set(food, grams);
  }
  return byFood;
}

function eggsOfRow(columns: RecipeColumns, row: number, gramsOfOne: ReadonlyMap<number, number>): number {
  if (row === NONE) return 0;
  const grams = columns.gramsOf(row);
  let all = 0;
  for (const [at, food] of columns.foodsOf(row).entries()) {
    const one = gramsOfOne.get(food);
    if (one) all += (grams[at] as number) / one;
  }
  return all;
}

const mainsOfRow = (columns: RecipeColumns, row: number): Int32Array =>
  row === NONE ? new Int32Array(0) : columns.mainsOf(row).slice();

/** Most recipes of a large library are never looked at, so that lists are made when they are asked for. */
function cached<Value>(make: (dish: number) => Value): (dish: number) => Value {
  const known: (Value | undefined)[] = [];
  return (dish) => {
    known[dish] ??= make(dish);
    return known[dish];
  };
}

/** The pairs that a week has are few, and their order does not matter. */
function cachedByPair(make: (one: number, other: number) => number): (one: number, other: number) => number {
  const knownOf = cached(() => new Map<number, number>());
  return (one, other) => {
    const [first, second] = [Math.min(one, other), Math.max(one, other)];
    const known = knownOf(first);
    const made = known.get(second) ?? make(first, second);
    known.set(second, made);
    return made;
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
