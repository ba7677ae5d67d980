import { type Food, foods, type Unit } from '../foods/index.js';
import type { ShoppingItem } from '../plan-model/index.js';
import { largePieceOf } from './kitchen-units.js';
import { countPackages } from './package-count.js';
import { sparedText } from './spared.js';
import { uncookedOf } from './uncooked.js';

/**
 * Packages of the usual size, or large pieces, that cover the needed amount, or all of it but a few grams that nobody
 * misses.
 */
export interface Packages {
  count: number;
  /** "cans", or "lemon" for juice or zest, which come from whole fruit. */
  unit: Unit | 'lemons' | 'limes' | 'oranges';
  gramsOfOne: number;
  leftOverGrams: number;
  /** Says how much less they hold than is needed: "7 g less than planned". Null if they hold enough. */
  spared: string | null;
}

/** The most common size comes first for foods that are sold in several. */
const SIZES = [
  ['can', 'cans'],
  ['jar', 'jars'],
  ['bottle', 'bottles'],
  ['package', 'packages'],
  ['bulb', 'bulbs'],
  ['head', 'heads'],
  ['bunch', 'bunches'],
] as const;

/** Null where the food is bought loose, or how much is needed is not known. */
export function choosePackages({ foodId, grams }: Pick<ShoppingItem, 'foodId' | 'grams'>): Packages | null {
  const food = foods.get(foodId ?? '');
  if (!food || grams === null) return null;
  // Its list names what it is cooked from: packets of it beside that would be a second thing to buy.
  if (uncookedOf(food, grams)) return null;
  const size = wholeFruit(food) ?? usualSize(food);
  if (!size) return null;
  const count = countPackages(grams, size.gramsOfOne);
  // Fruit gives more or less juice and zest, and nobody keeps its rest, so neither a rest nor a lack is stated.
  if (wholeFruit(food)) return { ...size, count, leftOverGrams: 0, spared: null };
  const bought = count * size.gramsOfOne;
  // No two cucumbers weigh the same, so that a few grams are no lack.
  const spared = size.unit === 'pcs' ? null : sparedText(grams, bought);
  return { ...size, count, leftOverGrams: Math.max(0, bought - grams), spared };
}

/** The grams of a package, or of a large piece, of each food that is sold so and not a staple. */
export const packageSizes = (): [string, number][] =>
  [...foods.values()].flatMap((food): [string, number][] => {
    const size = food.isStaple || wholeFruit(food) ? null : usualSize(food);
    return size ? [[food.id, size.gramsOfOne]] : [];
  });

function usualSize(food: Food): Pick<Packages, 'unit' | 'gramsOfOne'> | null {
  for (const [key, unit] of SIZES) {
    const gramsOfOne = food.weights.get(key);
    const isCountedByThePiece = key === 'head' && food.weights.has('pc');
    if (gramsOfOne !== undefined && !isCountedByThePiece) return { unit, gramsOfOne };
  }
  const gramsOfOne = largePieceOf(food);
  return gramsOfOne === null ? null : { unit: 'pcs', gramsOfOne };
}

function wholeFruit({ id, weights }: Food): Pick<Packages, 'unit' | 'gramsOfOne'> | null {
  const fruit = (['lemon', 'lime', 'orange'] as const).find(
    (name) => id === `${name}-juice` || id === `${name}-zest`,
  );
  const gramsOfOne = weights.get('pc');
  return fruit && gramsOfOne !== undefined ? { unit: `${fruit}s`, gramsOfOne } : null;
}
