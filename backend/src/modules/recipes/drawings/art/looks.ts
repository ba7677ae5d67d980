import type { Look } from './look.js';
import { DAIRY, LEGUMES, NUTS, PROTEINS, STARCHES } from './looks-others.js';
import { PANTRY } from './looks-pantry.js';
import { FRUITS, GREENS, VEGETABLES } from './looks-plants.js';

const ALL = {
  ...PROTEINS,
  ...STARCHES,
  ...LEGUMES,
  ...VEGETABLES,
  ...GREENS,
  ...FRUITS,
  ...NUTS,
  ...DAIRY,
  ...PANTRY,
};

export type LookName = keyof typeof ALL;

/** Everything that a drawing may show. */
export const LOOKS: Record<LookName, Look> = ALL;

export const isLook = (name: string): name is LookName => Object.hasOwn(LOOKS, name);

const byFood = new Map(
  Object.entries(LOOKS).flatMap(([name, { foods }]) =>
    foods
      .split(' ')
      .filter(Boolean)
      .map((food) => [food, name as LookName] as const),
  ),
);

/** Finds how a food looks: by its ID, or by the longest beginning of it that is known. */
export function lookOfFood(foodId: string): LookName | undefined {
  const words = foodId.split('-');
  for (let count = words.length; count > 0; count--) {
    const found = byFood.get(words.slice(0, count).join('-'));
    if (found) return found;
  }
  return undefined;
}
