import { KCAL_PER_GRAM, type PlanWish } from '../../plan-model/index.js';
import type { MealType, SideKind } from '../../recipes/index.js';
import { SIDE_KINDS } from '../../recipes/index.js';
import { DAIRY_IDS, MEAT_IDS } from '../problem/meat-and-dairy.js';
import { eligibleSides } from '../problem/pool.js';
import type { Problem } from '../problem/problem.js';
import { lotOf } from '../problem/random.js';
import { uncookedRows } from '../problem/uncooked.js';
import { idealEnergy } from '../problem/worth.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { asksForSubstitutes, type Purchase, purchaseOfRow } from './dishes.js';
import { regionOf, type SideTraits } from './suited-sides.js';
import type { Vectors } from './vectors.js';
import { LARGE_GRAMS, MAX_GRAMS, MAX_GRAMS_OF_ONE_LARGE_MEAL } from './weights.js';

/** A side that the plan may use. */
export interface Side {
  id: string;
  kind: SideKind;
  /** The servings in which it is eaten. */
  amounts: readonly number[];
  /** The vector of one serving. */
  vector: Float64Array;
  mealTypes: readonly MealType[];
  minutes: number;
  handsOn: number;
  /** Whether it can be made on a day on which nobody cooks. */
  isUncooked: boolean;
  purchase: Purchase;
  traits: SideTraits;
}

/**
 * The number of sides of each kind that a plan chooses from. It is small, so that few foods have to be bought
 * for them.
 */
const CHOICE: Record<SideKind, number> = {
  starch: 3,
  bread: 2,
  vegetable: 3,
  salad: 2,
  fruit: 3,
  dairy: 2,
  protein: 3,
  nuts: 1,
  drink: 2,
};

/** The sides of a meal, one of each group. */
export const SIDE_GROUPS = ['filling', 'fresh', 'extra'] as const;

export type SideGroup = (typeof SIDE_GROUPS)[number];

const FRESH: readonly SideKind[] = ['vegetable', 'salad', 'fruit'];

/** Bread and drinks come at several meals of a day. */
export const isOnceADay = (kind: SideKind): boolean => kind !== 'bread' && kind !== 'drink';

/** The kinds of each group, for usual and for large meals. */
export const KINDS_OF_GROUPS: Record<'usual' | 'large', Record<SideGroup, readonly SideKind[]>> = {
  usual: { filling: ['starch', 'bread', 'dairy', 'protein', 'nuts', 'drink'], fresh: FRESH, extra: [] },
  large: { filling: ['starch', 'bread', 'protein'], fresh: FRESH, extra: ['dairy', 'nuts', 'drink'] },
};

/** The kind as which a side fills a plate: nobody eats rice and what takes its place. */
export const fillsAs = ({ kind, traits: { starch } }: Side): SideKind =>
  kind === 'vegetable' && starch !== null ? 'starch' : kind;

const MAX_SODIUM_MG = 400;
/** A side that takes so many minutes is as far back as the largest lot, because it is also made beside leftovers. */
const SLOW_MINUTES = 25;
/** Few dishes of a plan are from the region of a side that is from one. */
const OF_ONE_REGION = 0.6;
/** Salted nuts go with no breakfast that is sweet, as most are that take nuts. */
const SALTED_NUTS = 1.5;
/** Puts what nobody asked for behind all others of its kind. */
const UNASKED = 10;
/** A side with 2.5 g per 100 kcal is as far back as the largest lot where days have little fiber. */
const FIBER_OF_SIDES = 40;
/** Beside the one large meal of a day, a third of a gram more per kcal puts a side as far back, and fiber to the front. */
const GRAMS_OF_SIDES = 3;
const FIBER_OF_SIDES_OF_ONE_LARGE_MEAL = 50;
/** The number of further sides of each kind for such a meal. Few of them are light enough. */
const MORE_FOR_ONE_LARGE_MEAL = 5;
const NO_LIMIT = Number.POSITIVE_INFINITY;

/**
 * Chooses the sides that a plan may use: simple ones, others for another seed. Days on which nobody cooks have as many to
 * choose from.
 */
export function sidesFor(
  columns: RecipeColumns,
  { task, kinds: kindsOfMeals }: Problem,
  vectors: Vectors,
): Side[] {
  const { wish, viewerId, seed } = task;
  const isApart = wish.rules.keepsMeatApartFromDairy ? withoutMeatAndDairy(columns) : () => true;
  const most = Math.min(wish.rules.weekdayMinutes ?? NO_LIMIT, wish.rules.weekendMinutes ?? NO_LIMIT);
  const mayHaveSubstitutes = asksForSubstitutes(wish);
  const isAsked = (row: number) => mayHaveSubstitutes || columns.column('hasMeatSubstitute')[row] === 0;
  const rows = eligibleSides(columns, { rules: wish.rules, viewerId }).filter(
    (row) => isApart(row) && (columns.column('totalMinutes')[row] ?? 0) <= most && isAsked(row),
  );
  const uncooked = kindsOfMeals.some(({ isWithoutCooking }) => isWithoutCooking)
    ? uncookedRows(columns)
    : null;
  const bought = columns.bought();
  const kinds = columns.column('sideKind');
  const powder = asksForProtein(wish) || isTight(wish) ? null : columns.mains.find('protein powder');
  const soy = mayHaveSubstitutes ? 0 : columns.allergens.maskOf(['soybeans']);
  const isOfOneRegion = (row: number) =>
    regionOf(columns.cuisines.nameOf(columns.column('cuisine')[row] ?? NONE)) !== null;
  const isLarge = isOneLargeMeal(wish);
  const countOf = (kind: SideKind) => CHOICE[kind] + (isLarge ? MORE_FOR_ONE_LARGE_MEAL : 0);
  const byKind = Map.groupBy(rows, (row) => SIDE_KINDS[kinds[row] ?? NONE] as SideKind);
  return [...byKind].flatMap(([kind, ofKind]) => {
    const isUnasked = (row: number) =>
      ((columns.column('allergens')[row] ?? 0) & soy) !== 0 ||
      (powder !== null && columns.mainsOf(row).some((main) => main === powder));
    const effort = (row: number) =>
      lotOf(columns.idOf(row), seed) +
      (isUnasked(row) ? UNASKED : 0) +
      (hasLittleFiber(wish) ? FIBER_OF_SIDES * perKcal(columns, row, 'fiber') : 0) +
      (isLarge ? effortOfDensity(columns, row) : 0) +
      (isTight(wish) ? 0 : (columns.column('totalMinutes')[row] ?? 0) / SLOW_MINUTES) +
      (columns.column('handsOnMinutes')[row] ?? 0) / 10 +
      (isOfOneRegion(row) && !isTight(wish) ? OF_ONE_REGION : 0) +
      (kind === 'nuts' && isSalted(columns, row) ? SALTED_NUTS : 0) +
      Math.max(0, (columns.column('sodium')[row] ?? 0) / MAX_SODIUM_MG - 0.5) +
      columns.foodsOf(row).filter((food) => bought[food] === 1).length / 2;
    const ordered = ofKind.toSorted((one, other) => effort(one) - effort(other));
    const isVaried = VARIED.includes(kind) && !isTight(wish);
    const simple = isVaried ? eachOfAnother(columns, ordered) : ordered;
    const forOtherDays = uncooked === null ? [] : simple.filter(uncooked).slice(0, countOf(kind));
    return [...new Set([...simple.slice(0, countOf(kind)), ...forOtherDays])].map((row) =>
      sideAt(columns, { row, kind, least: leastAmount(kind, wish) }, vectors, bought),
    );
  });
}

/** Kinds of which a plan has one of each main ingredient. Breads have the same one. */
const VARIED: readonly SideKind[] = ['starch', 'vegetable', 'salad', 'fruit', 'protein'];

/** Leaves out what has the main ingredient of a side that comes before, such as rice after rice or noodles after pasta. */
function eachOfAnother(columns: RecipeColumns, rows: readonly number[]): number[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const [first] = columns.namesOfMains(row);
    const main = first === 'noodles' ? 'pasta' : first;
    if (main !== undefined && seen.has(main)) return false;
    if (main !== undefined) seen.add(main);
    return true;
  });
}

const effortOfDensity = (columns: RecipeColumns, row: number): number =>
  GRAMS_OF_SIDES * perKcal(columns, row, 'grams') -
  FIBER_OF_SIDES_OF_ONE_LARGE_MEAL * perKcal(columns, row, 'fiber');

const perKcal = (columns: RecipeColumns, row: number, name: 'fiber' | 'grams'): number =>
  (columns.column(name)[row] ?? 0) / (columns.column('kcal')[row] || 1);

const proteinShareOf = (columns: RecipeColumns, row: number): number =>
  (KCAL_PER_GRAM.protein * (columns.column('protein')[row] ?? 0)) / (columns.column('kcal')[row] || 1);

/** Whether the request makes protein powder a sensible side. */
const asksForProtein = ({ targets, rules }: PlanWish): boolean =>
  rules.dietaryTags.includes('high-protein') ||
  KCAL_PER_GRAM.protein * targets.protein >= SHARE_OF_MUCH_PROTEIN * targets.calories;

const SHARE_OF_MUCH_PROTEIN = 0.28;

/** A meal of more energy may have a third side. */
export const LARGE_MEAL_KCAL = 1000;

/**
 * Whether each day has only one meal, which is large. It has to be of dishes and sides with much energy, because most
 * would weigh more than anyone eats.
 */
export const isOneLargeMeal = ({
  mealsPerDay,
  targets,
}: Pick<PlanWish, 'mealsPerDay' | 'targets'>): boolean =>
  mealsPerDay === 1 && targets.calories > LARGE_MEAL_KCAL;

/** The weight above which a meal is hardly eaten. */
export const maxGramsOfMeal = (wish: PlanWish): number =>
  isOneLargeMeal(wish) ? MAX_GRAMS_OF_ONE_LARGE_MEAL : MAX_GRAMS;

/** The weight above which a meal of this type is large. Where few sides fit into a day, there is none. */
export const largeGramsOfMeal = (wish: PlanWish, type: MealType): number =>
  isTight(wish)
    ? Number.POSITIVE_INFINITY
    : (type === 'snack' ? LARGE_GRAMS.ofSnack : LARGE_GRAMS.base) +
      LARGE_GRAMS.perKcal * idealEnergy(wish, type);

/** A side that has either could meet the other in a dish. */
function withoutMeatAndDairy(columns: RecipeColumns): (row: number) => boolean {
  const either = new Set(columns.foodsMeantBy([...MEAT_IDS, ...DAIRY_IDS]));
  return (row) => !columns.foodsOf(row).some((food) => either.has(food));
}

function sideAt(
  columns: RecipeColumns,
  { row, kind, least }: { row: number; kind: SideKind; least: number },
  vectors: Vectors,
  bought: Uint8Array,
): Side {
  const step = columns.column('sideStep')[row] ?? 1;
  const most = columns.column('sideMost')[row] ?? step;
  const types = columns.column('mealTypes')[row] ?? 0;
  const amounts = Array.from({ length: Math.round(most / step) }, (_, at) => (at + 1) * step);
  return {
    id: columns.idOf(row),
    kind,
    amounts: amounts.filter((amount) => amount >= least),
    vector: vectors.ofRow(columns, row),
    mealTypes: TYPES.filter((type) => (types & columns.mealTypes.maskOf([type])) !== 0),
    minutes: columns.column('totalMinutes')[row] ?? 0,
    handsOn: columns.column('handsOnMinutes')[row] ?? 0,
    isUncooked: uncookedRows(columns)(row),
    purchase: purchaseOfRow(columns, row, bought),
    traits: {
      kind,
      cuisine: columns.cuisines.nameOf(columns.column('cuisine')[row] ?? NONE),
      mains: columns.namesOfMains(row),
      starch: columns.mains.nameOf(columns.column('starch')[row] ?? NONE) ?? starchReplacedBy(columns, row),
      proteinShare: proteinShareOf(columns, row),
      kcalPerGram: 1 / perKcal(columns, row, 'grams'),
      isSalted: isSalted(columns, row),
    },
  };
}

/** Foods that take the place of a starch without being one. */
const REPLACED_STARCHES: Readonly<Record<string, string>> = { 'cauliflower-rice': 'rice' };

function starchReplacedBy(columns: RecipeColumns, row: number): string | null {
  const foods = columns.foodsOf(row);
  const replaced = Object.entries(REPLACED_STARCHES).find(([id]) =>
    columns.numbersOfFoods([id]).some((food) => foods.includes(food)),
  );
  return replaced?.[1] ?? null;
}

/** Plain nuts have hardly any salt. */
const SALTED_MG = 10;

const isSalted = (columns: RecipeColumns, row: number): boolean =>
  (columns.column('sodium')[row] ?? 0) > SALTED_MG;

/** Nobody pours half a glass, cooks two spoons of rice, or puts half a banana or a bit of salmon beside a dish. */
const LEAST_AMOUNT: Partial<Record<SideKind, number>> = {
  ...{ starch: 1, vegetable: 1, salad: 1 },
  ...{ drink: 1, dairy: 1, fruit: 1, protein: 1 },
};
const USUAL_LEAST_AMOUNT = 0.5;

/** Tells whether days allow so few sides that each of them is needed, and in any amount. */
export const isTight = (wish: PlanWish): boolean => isOneLargeMeal(wish) || hasLittleFiber(wish);

/** Whether days have to be low in fiber: as was asked, or because so many carbs would have more than anyone eats. */
const hasLittleFiber = ({ targets, rules }: PlanWish): boolean =>
  Boolean(rules.maxDailyFiber) ||
  KCAL_PER_GRAM.carbs * targets.carbs >= SHARE_OF_LOADED_CARBS * targets.calories;

const SHARE_OF_LOADED_CARBS = 0.65;

const leastAmount = (kind: SideKind, wish: PlanWish): number =>
  isTight(wish) ? USUAL_LEAST_AMOUNT : (LEAST_AMOUNT[kind] ?? USUAL_LEAST_AMOUNT);

const TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
