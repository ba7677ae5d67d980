import { foods } from '../foods/index.js';
import type { ShoppingItem } from '../plan-model/index.js';
import { choosePackages } from './packages.js';

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
  if (!food || !packages || food.isStaple || FROZEN.test(food.id)) return null;
  const { leftOverGrams, gramsOfOne } = packages;
  const least = Math.max(MIN_GRAMS, gramsOfOne * MIN_SHARE_OF_PACKAGE);
  return leftOverGrams < least ? null : { foodId: food.id, name: food.name, grams: leftOverGrams };
}

/** An opened package of it goes back into the freezer. */
const FROZEN = /-frozen$/;
