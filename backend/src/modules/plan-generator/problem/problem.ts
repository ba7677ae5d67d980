import { mealsOfDay, placeKey } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import type { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { isWeekend, isWithoutCooking } from '../weekdays.js';
import { type Candidates, candidatesFor, type MealKind } from './candidates.js';
import { cuisineOf, eligibleRows, eligibleSides, type FoodLimit, mainOf, type Pool, poolOf } from './pool.js';
import { amountsOf, type Ranges, rangesOf, type Sum, sumsOf } from './sums.js';
import { CUISINE, CUISINE_SHARE, REPEAT } from './worth.js';

/** The maximum share of meals with the same main ingredient. */
const MAIN_SHARE = 0.4;
/** A share of one or two meals is meaningless. */
const MEALS_ALWAYS_ALLOWED = 1;

/** Meals for which the same recipes are possible, such as those of one type on weekdays. */
export interface SlotKind extends MealKind {
  /** The number of open meals of this kind. */
  open: number;
  candidates: Candidates;
}

export interface Slot {
  mealNumber: number;
  type: MealType;
  /** Its index in `kinds`. */
  kind: number;
  kept: Kept | null;
}

/** A kept meal with numbers of the pool. */
export interface Kept {
  recipe: number;
  main: number;
  cuisine: number;
  servings: number;
  /** The amounts of its portion and of its sides. */
  amounts: Float64Array;
  /** Leftovers repeat nothing that was not cooked for them. */
  isLeftovers: boolean;
}

/** A task in numbers, ready for the search. */
export interface Problem {
  task: GenerateTask;
  pool: Pool;
  sums: readonly Sum[];
  ranges: Ranges;
  kinds: SlotKind[];
  /** The slots of each day, in the order of the day. */
  days: Slot[][];
  meals: number;
  mostOfMain: number;
  mostOfCuisine: number;
  /** The most that each allowed side can add to the sums of a day. */
  sides: readonly Float64Array[];
  /** The same where sides are counted in. */
  beside?: readonly Float64Array[];
  /** The loss of worth by a repeated recipe, and by each meal too many of one cuisine. */
  costs: { repeat: number; cuisine: number };
}

/** `foods`, if given, restricts the foods of the plan. */
export function problemOf(
  columns: RecipeColumns,
  task: GenerateTask,
  foods: FoodLimit | null = null,
): Problem {
  const { wish, viewerId } = task;
  const rows = eligibleRows(columns, { rules: wish.rules, viewerId }, foods);
  const sums = sumsOf(wish);
  return problemFrom(columns, { task, sums, sides: mostOfSides(columns, task, sums) }, rows);
}

/** The same task with only these of its recipes, given by their rows in the same order. */
export const problemOfRows = (columns: RecipeColumns, problem: Problem, rows: readonly number[]): Problem =>
  problemFrom(columns, problem, rows);

function problemFrom(
  columns: RecipeColumns,
  { task, sums, sides }: Pick<Problem, 'task' | 'sums' | 'sides'>,
  rows: readonly number[],
): Problem {
  const { wish } = task;
  const pool = poolOf(columns, rows, task, sums);
  const { days, kinds } = slotsOf(task, keptIn(columns, task, pool, sums));
  const meals = wish.days * wish.mealsPerDay;
  return {
    task,
    pool,
    sums,
    ranges: rangesOf(sums),
    days,
    kinds: kinds.map((kind) => ({ ...kind, candidates: candidatesFor(columns, pool, wish, kind) })),
    meals,
    mostOfMain: Math.max(MEALS_ALWAYS_ALLOWED, Math.floor(MAIN_SHARE * meals + 1e-9)),
    mostOfCuisine: Math.max(MEALS_ALWAYS_ALLOWED, Math.ceil(CUISINE_SHARE * meals)),
    sides,
    costs: { repeat: REPEAT, cuisine: CUISINE },
  };
}

function mostOfSides(
  columns: RecipeColumns,
  { wish, viewerId }: GenerateTask,
  sums: readonly Sum[],
): Float64Array[] {
  const most = columns.column('sideMost');
  return eligibleSides(columns, { rules: wish.rules, viewerId }).map((row) =>
    Float64Array.from(sums, ({ column }) => {
      const amount = (columns.column(column)[row] ?? 0) * (most[row] ?? 0);
      return Number.isNaN(amount) ? 0 : amount;
    }),
  );
}

export const hasCandidates = ({ kinds }: Problem): boolean =>
  kinds.every(({ open, candidates }) => open === 0 || candidates.recipes.length > 0);

type Bare = Omit<SlotKind, 'candidates'>;

function slotsOf({ wish }: GenerateTask, kept: Map<string, Kept>): { days: Slot[][]; kinds: Bare[] } {
  const kinds: Bare[] = [];
  const { weekdayMinutes, weekendMinutes } = wish.rules;
  const shape = mealsOfDay(wish.mealsPerDay, wish.rules.mealType);
  const days = Array.from({ length: wish.days }, (_, index) => {
    const ofDay = {
      weekend: weekdayMinutes !== weekendMinutes && isWeekend(wish.startsOn, index + 1),
      isWithoutCooking: isWithoutCooking(wish, index + 1),
    };
    return shape.map((type, place) => {
      const meal = kept.get(placeKey({ day: index + 1, mealNumber: place + 1 })) ?? null;
      const kind = kindFor(kinds, { type, ...ofDay });
      if (meal === null) kinds[kind] = { type, ...ofDay, open: (kinds[kind]?.open ?? 0) + 1 };
      return { mealNumber: place + 1, type, kind, kept: meal };
    });
  });
  return { days, kinds };
}

function kindFor(kinds: Bare[], meal: MealKind): number {
  const known = kinds.findIndex(
    (kind) =>
      kind.type === meal.type &&
      kind.weekend === meal.weekend &&
      kind.isWithoutCooking === meal.isWithoutCooking,
  );
  return known >= 0 ? known : kinds.push({ ...meal, open: 0 }) - 1;
}

function keptIn(
  columns: RecipeColumns,
  { kept }: GenerateTask,
  pool: Pool,
  sums: readonly Sum[],
): Map<string, Kept> {
  if (kept.length === 0) return new Map();
  const places = new Map(pool.ids.map((id, place) => [id, place]));
  return new Map(
    kept.map((meal) => [
      placeKey(meal),
      {
        recipe: places.get(meal.recipe.id) ?? 0,
        main: mainOf(columns, meal.recipe),
        cuisine: cuisineOf(columns, meal.recipe),
        servings: meal.servings,
        isLeftovers: meal.isLeftovers ?? false,
        amounts: eaten(sums, meal),
      },
    ]),
  );
}

/** The amounts of the dish and its sides. */
function eaten(sums: readonly Sum[], { recipe, servings, sides = [] }: KeptMeal): Float64Array {
  const amounts = Float64Array.from(sums, () => 0);
  for (const part of [{ recipe, servings }, ...sides])
    for (const [n, amount] of amountsOf(sums, part.recipe).entries())
      amounts[n] = (amounts[n] as number) + amount * part.servings;
  return amounts;
}

/** Returns the amounts that the sides of a meal add to its day. */
export const eatenBeside = (sums: readonly Sum[], meal: KeptMeal | undefined): Float64Array =>
  meal ? eaten(sums, { ...meal, servings: 0 }) : Float64Array.from(sums, () => 0);
