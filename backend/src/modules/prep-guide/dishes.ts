import type { PlanRecipe, StorageAdvice } from '../plan-model/index.js';
import { distinct, groupedBy } from './grouping.js';
import { type DishKind, dishKindOf } from './made-ahead.js';
import { storageOfDish } from './rice-dishes.js';
import { adviseOnRest, adviseStorage, isWorthwhile, keepsUntil } from './storage.js';
import { STORAGE, type StorageKind } from './storage-table.js';
import { daysEaten, servingsLeft, type Use, type Week } from './uses.js';
import { inDays } from './wording.js';

/** A dish that is made completely at the start of the week, for as many days as it keeps. */
export interface Dish {
  recipe: PlanRecipe;
  group: DishGroup;
  storage: StorageKind;
  servings: number;
  /** The number of servings that no meal eats. */
  left: number;
  days: number[];
  /** The days until which the dish does not keep. */
  laterDays: number[];
  uses: Use[];
}

export type DishGroup = 'hot' | 'baked' | 'cold';

const GROUP_OF: Record<DishKind, DishGroup> = {
  stew: 'hot',
  'oven dish': 'hot',
  'egg bake': 'baked',
  baked: 'baked',
  'dry bake': 'baked',
  chilled: 'cold',
  frozen: 'cold',
  bites: 'cold',
  dip: 'cold',
};

/** One morning has time for this many dishes. The others are cooked on their day. */
const MAX_DISHES: Record<DishGroup, number> = { hot: 3, baked: 2, cold: 3 };
/** Fewer servings are not worth cooking days ahead. */
const MIN_SERVINGS: Record<DishGroup, number> = { hot: 1.5, baked: 1.5, cold: 1 };

/** Dishes with the most servings come first, and among equals the one that the plan needs first. */
export function planDishes(week: Week): Dish[] {
  const dishes = [...groupedBy(week.uses, ({ recipe }) => recipe)]
    .flatMap(([recipe, uses]) => dishOf(recipe, uses, week))
    .filter(({ group, servings }) => servings >= MIN_SERVINGS[group])
    .filter(({ storage, days }) => isWorthwhile(storage, days, week.days))
    .sort((a, b) => b.servings - a.servings);
  return (['hot', 'baked', 'cold'] as const).flatMap((wanted) =>
    dishes.filter(({ group }) => group === wanted).slice(0, MAX_DISHES[wanted]),
  );
}

function dishOf(recipe: PlanRecipe, all: Use[], week: Week): Dish[] {
  // A side is made when it is eaten.
  const kind = recipe.side ? null : dishKindOf(recipe);
  if (!kind) return [];
  const storage = storageOfDish(kind, all);
  const isKept = ({ eatenOn }: Use) => keepsUntil(storage, Math.max(...eatenOn), week.days);
  const uses = all.filter(isKept);
  const meals = distinct(uses.map(({ meal }) => meal));
  return [
    {
      recipe,
      group: GROUP_OF[kind],
      storage,
      servings: meals.reduce((sum, meal) => sum + meal.servings, 0),
      left: servingsLeft(uses),
      days: daysEaten(uses),
      laterDays: daysEaten(all.filter((use) => !isKept(use) && !isForLater(use))),
      uses,
    },
  ];
}

/** Dishes that are cooked on their day for later days, too, have an advice of their own. */
const isForLater = ({ meal, eatenOn }: Use): boolean => eatenOn.some((day) => day > meal.day);

export function dishAdvice({ recipe, storage, left, days, laterDays }: Dish, week: Week): StorageAdvice {
  const advice = adviseStorage(storage, recipe.name, days, week.days);
  const methods = [
    advice.method,
    ...(laterDays.length > 0 ? [`Make it again ${again(storage, laterDays)}`] : []),
    ...(left > 0 ? [adviseOnRest(storage, left)] : []),
  ];
  return { ...advice, method: methods.join('. ') };
}

/** Writes "on day 3 for days 4 and 6, then on day 6 for day 7": each batch for as long as it keeps. */
function again(storage: StorageKind, days: number[]): string {
  const batches: [number, ...number[]][] = [];
  for (const day of days) {
    const last = batches.at(-1);
    if (last && day < last[0] + STORAGE[storage].fridgeDays[1]) last.push(day);
    else batches.push([day]);
  }
  return batches.map((batch) => `on day ${batch[0] - 1} for ${inDays(batch)}`).join(', then ');
}
