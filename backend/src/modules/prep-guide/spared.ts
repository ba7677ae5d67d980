import { foods, toGrams, weightText } from '../foods/index.js';
import type { ShoppingItem } from '../plan-model/index.js';
import { COUNTED_IN_PACKAGES } from './kitchen-units.js';

/** Says by how much packages fall short of what is needed, or returns null if they hold enough. */
export function sparedText(neededGrams: number, boughtGrams: number): string | null {
  const grams = Math.round(neededGrams - boughtGrams);
  return grams > 0 ? `${weightText(grams)} less than planned` : null;
}

/** Says the same of the amount on a shopping list. Only whole packages fall short: other amounts are rounded up. */
export function sparedOf({
  foodId,
  grams,
  totalAmount,
  unit,
}: Pick<ShoppingItem, 'foodId' | 'grams' | 'totalAmount' | 'unit'>): string | null {
  const food = foods.get(foodId ?? '');
  const unitOfPackages = COUNTED_IN_PACKAGES.find((each) => each === unit);
  if (!food || !unitOfPackages || grams === null || totalAmount === null) return null;
  const bought = toGrams(totalAmount, unitOfPackages, food);
  return 'grams' in bought ? sparedText(grams, bought.grams) : null;
}
