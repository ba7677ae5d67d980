import { type Food, foods, TWINS } from '../../../src/modules/foods/index.js';
import {
  NONE,
  type RecipeColumn,
  type RecipeColumns,
} from '../../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import { HIDDEN_AT_BREAKFAST, HIDDEN_FOODS } from '../../../src/modules/plan-generator/week/kinds-of-food.js';
import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import {
  LAST_PACKAGE,
  LAST_PACKAGE_THAT_KEEPS,
  LEAST_GRAMS_OF_DRY_FOOD,
  LEAST_GRAMS_OF_FISH,
  LEAST_GRAMS_OF_FOOD,
  LEAST_GRAMS_OF_PROTEIN_POWDER,
  LIKED,
  LOT,
  PACKAGE_REST,
  RAW_MEAT_REST,
  SOY_WITHOUT_MEAT,
  STARCH_OF_LOW_CARB,
  TASTE,
  UNASKED_SOY,
} from '../../../src/modules/plan-generator/week/weights.js';
import { isFish, isRawMeatOrFish } from '../../../src/modules/prep-guide/index.js';
import type { SideKind } from '../../../src/modules/recipes/index.js';

/** The contents of one serving of a recipe. */
export interface Serving {
  /** The amounts in the order of the sums of the problem. */
  amounts: readonly number[];
  sodium: number;
  fiber: number;
  produce: number;
  fruit: number;
  grams: number;
  handsOn: number;
  /** The grams of each food that have to be bought, by its number. */
  foods: ReadonlyMap<number, number>;
  /** Its main ingredients, the heaviest first. */
  mains: readonly number[];
}

export interface Dish extends Serving {
  /** Its number in the pool. */
  dish: number;
  row: number;
  /** The servings that a whole recipe makes. */
  makes: number;
  minutes: number;
  keptDays: number;
  main: number;
  protein: number;
  starch: number;
  cuisine: number;
  /** The number of eggs in one serving. */
  eggs: number;
  form: number;
  isFish: boolean;
  /** The worth of a meal of it by itself. */
  pleasure: number;
}

export interface SideDish extends Serving {
  kind: SideKind;
  starch: number;
}

/** The recipes that a plan may have, read from the columns apart from the search. */
export interface Kitchen {
  dishes: readonly Dish[];
  sides: readonly SideDish[];
  packageGrams: Float64Array;
  /** The cost of each gram that is left of the packages of each food. */
  restCosts: readonly number[];
  /** The cost of a last package of each food of which nothing is used. */
  lastPackageCosts: readonly number[];
  /** The grams of each food from which on it is worth buying. */
  leastGrams: readonly number[];
  /** Foods that nobody notices in a dish. */
  hidden: readonly number[];
  /** The same in a breakfast. */
  hiddenAtBreakfast: readonly number[];
  /** Foods that do the same. */
  families: readonly (readonly number[])[];
  /** The number of eggs as a source of protein. */
  eggs: number;
  /** The number of bread as a starch. */
  bread: number;
  pulses: ReadonlySet<number>;
}

const OF_THE_SEA = ['fish', 'crustaceans', 'molluscs'];

export function readKitchen(columns: RecipeColumns, { problem, sides }: Menu): Kitchen {
  const { pool } = problem;
  const read = (name: RecipeColumn, row: number) => columns.column(name)[row] || 0;
  const nameAt = (name: RecipeColumn, row: number) => columns.column(name)[row] ?? NONE;
  const sea = columns.allergens.maskOf(OF_THE_SEA);
  const { dietaryTags } = problem.task.wish.rules;
  const isForPlants = dietaryTags.includes('vegan') || dietaryTags.includes('vegetarian');
  const pleasureOf = (row: number, dish: number) => {
    const own =
      TASTE * (pool.taste[dish] ?? 0) + LOT * (pool.lots[dish] ?? 0) + LIKED * (pool.liked[dish] ?? 0);
    const isStarchy = dietaryTags.includes('low-carb') && nameAt('starch', row) !== NONE;
    const ofSoy = isForPlants ? SOY_WITHOUT_MEAT : UNASKED_SOY;
    return own - (isStarchy ? STARCH_OF_LOW_CARB : 0) - (read('hasMeatSubstitute', row) === 0 ? 0 : ofSoy);
  };
  const dishAt = (row: number, dish: number): Dish => ({
    ...servingAt(columns, problem.sums, row),
    dish,
    row,
    makes: read('makes', row),
    minutes: read('totalMinutes', row),
    keptDays: read('keptDays', row),
    main: nameAt('main', row),
    protein: nameAt('proteinSource', row),
    starch: nameAt('starch', row),
    cuisine: nameAt('cuisine', row),
    eggs: eggsOf(columns, row),
    form: read('form', row),
    isFish: (read('allergens', row) & sea) !== 0,
    pleasure: pleasureOf(row, dish),
  });
  const rows = new Map(columns.rows().map((row) => [columns.idOf(row), row]));
  return {
    dishes: [...pool.rows].map(dishAt),
    sides: sides.map(({ id, kind }) => {
      const row = rows.get(id) ?? NONE;
      return { ...servingAt(columns, problem.sums, row), kind, starch: nameAt('starch', row) };
    }),
    packageGrams: columns.packageGrams(),
    restCosts: restCostsOf(columns),
    lastPackageCosts: lastPackageCostsOf(columns),
    leastGrams: leastGramsOf(columns),
    hidden: columns.foodsOfTable(HIDDEN_FOODS),
    hiddenAtBreakfast: columns.foodsOfTable([...HIDDEN_FOODS, ...HIDDEN_AT_BREAKFAST]),
    families: TWINS.map((ids) => columns.foodsOfTable(ids)),
    eggs: columns.mains.find('egg') ?? NONE,
    bread: columns.mains.find('bread') ?? Number.NaN,
    pulses: new Set(
      ['beans', 'lentils', 'chickpeas', 'peas'].map((name) => columns.mains.find(name) ?? NONE),
    ),
  };
}

const foodAt = (columns: RecipeColumns, food: number): Food | undefined =>
  foods.get((columns.foods.nameOf(food) ?? '').replace('#', ''));

const restCostsOf = (columns: RecipeColumns): number[] =>
  [...columns.packageGrams().keys()].map((at) => {
    const food = foodAt(columns, at);
    return (food && isRawMeatOrFish(food) ? RAW_MEAT_REST : PACKAGE_REST) / 100;
  });

const lastPackageCostsOf = (columns: RecipeColumns): number[] =>
  [...columns.packageGrams().keys()].map((at) => {
    const food = foodAt(columns, at);
    if (!food) return LAST_PACKAGE_THAT_KEEPS;
    const isFresh = ['produce', 'meat', 'dairy'].includes(food.aisle);
    const spoils = isFresh
      ? !/-frozen$/.test(food.id)
      : ['can', 'jar'].some((unit) => food.weights.has(unit));
    return spoils ? LAST_PACKAGE : LAST_PACKAGE_THAT_KEEPS;
  });

const leastGramsOf = (columns: RecipeColumns): number[] =>
  [...columns.packageGrams()].map((size, food) => {
    const isFillet = size === 0 && isFish(foodAt(columns, food));
    if (isFillet) return LEAST_GRAMS_OF_FISH;
    if (/-protein$/.test(foodAt(columns, food)?.id ?? '')) return LEAST_GRAMS_OF_PROTEIN_POWDER;
    const aisle = foodAt(columns, food)?.aisle ?? 'produce';
    return ['produce', 'meat', 'dairy'].includes(aisle) ? LEAST_GRAMS_OF_FOOD : LEAST_GRAMS_OF_DRY_FOOD;
  });

const GRAMS_OF_EGG = foods.get('egg')?.weights.get('pc') ?? Number.NaN;

function eggsOf(columns: RecipeColumns, row: number): number {
  const eggs = columns.foodsOfTable(['egg', 'egg-hard-boiled']);
  const grams = columns.gramsOf(row);
  const ofEggs = [...columns.foodsOf(row)].map((food, at) => (eggs.includes(food) ? (grams[at] ?? 0) : 0));
  return ofEggs.reduce((sum, each) => sum + each, 0) / GRAMS_OF_EGG;
}

function servingAt(columns: RecipeColumns, sums: Menu['problem']['sums'], row: number): Serving {
  const read = (name: RecipeColumn) => columns.column(name)[row] || 0;
  const bought = columns.bought();
  const grams = columns.gramsOf(row);
  const foods = [...columns.foodsOf(row)].map((food, at): [number, number] => [food, grams[at] ?? 0]);
  return {
    amounts: sums.map(({ column }) => read(column)),
    sodium: read('sodium'),
    fiber: read('fiber'),
    produce: read('produce'),
    fruit: read('fruit'),
    grams: read('grams'),
    handsOn: read('handsOnMinutes'),
    foods: new Map(foods.filter(([food]) => bought[food] === 1)),
    mains: [...columns.mainsOf(row)],
  };
}
