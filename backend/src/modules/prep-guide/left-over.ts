import { type Food, foods, measured } from '../foods/index.js';
import type { CookedPlan, Plan, ShoppingItem } from '../plan-model/index.js';
import { toNumber } from './fraction.js';
import { choosePackages } from './packages.js';
import { lastDayOfRest } from './raw-storage.js';
import { makeShoppingList } from './shopping-list.js';
import { collectUses, gramsOf } from './uses.js';
import { type DayRange, weekOf } from './weeks.js';

/** The rest of the packages of one food after all meals of a week. */
export interface LeftOver {
  foodId: string;
  name: string;
  grams: number;
}

const MIN_GRAMS = 50;
const MIN_SHARE_OF_PACKAGE = 1 / 4;
const MAX_LISTED = 6;

/** The rests of packages that are worth another dish, the largest first. */
export const listLeftOver = (shoppingList: readonly ShoppingItem[]): LeftOver[] =>
  shoppingList
    .flatMap((item) => leftOverOf(item) ?? [])
    .sort((one, other) => other.grams - one.grams)
    .slice(0, MAX_LISTED);

/** Null if nothing worth naming is left of a food, or its rest keeps by itself. */
export function leftOverOf(item: Pick<ShoppingItem, 'foodId' | 'grams'>): LeftOver | null {
  const food = foods.get(item.foodId ?? '');
  const packages = choosePackages(item);
  if (!food || !packages || food.isStaple || isFrozen(food)) return null;
  const { leftOverGrams, gramsOfOne } = packages;
  const least = Math.max(MIN_GRAMS, gramsOfOne * MIN_SHARE_OF_PACKAGE);
  return leftOverGrams < least
    ? null
    : { foodId: food.id, name: measured(food.name, leftOverGrams), grams: leftOverGrams };
}

/** Whether an opened package of it goes back into the freezer. */
export const isFrozen = ({ id }: Pick<Food, 'id'>): boolean => id.endsWith('-frozen');

/** The leftover of a food after one week, with the days on which it can be used up. */
export interface OpenedLeftOver extends LeftOver {
  /** The days of the week on which the rest can be used. */
  usableOn: DayRange;
}

/** Null if nothing worth naming is left of the food. */
export function findLeftOver(
  plan: CookedPlan & Pick<Plan, 'days'>,
  week: number,
  foodId: string,
): OpenedLeftOver | null {
  const days = weekOf(plan, week);
  const item = makeShoppingList(plan, days).find((one) => one.foodId === foodId && one.grams !== null);
  const food = foods.get(foodId);
  const leftOver = item && leftOverOf(item);
  const packages = item && choosePackages(item);
  if (!food || !leftOver || !packages) return null;
  const inFullPackages = (packages.count - 1) * packages.gramsOfOne;
  const from = dayOfNeed(plan, days, { foodId, grams: inFullPackages });
  return { ...leftOver, usableOn: { from, to: lastDayOfRest(food, { from, to: days.to }) } };
}

/** The first day by which the meals of a week need more than these grams of a food. */
function dayOfNeed(
  plan: CookedPlan,
  days: DayRange,
  { foodId, grams }: { foodId: string; grams: number },
): number {
  let needed = 0;
  for (const use of collectUses(plan, days).toSorted((one, other) => one.meal.day - other.meal.day)) {
    if (use.ingredient.foodId !== foodId) continue;
    const more = gramsOf(use);
    needed += more ? toNumber(more) : 0;
    if (needed > grams) return use.meal.day;
  }
  return days.from;
}
