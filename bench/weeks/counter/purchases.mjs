import { sumOf } from './eaten-meals.mjs';

const TAP_WATER = ['water', 'ice'];

/**
 * Makes a week's shopping list: a line for each food, with the amount of it that is needed for all that is
 * made. An ingredient outside the table of foods is a line of its own. Staples are the product's: salt, oil,
 * dried spices, sugar, vinegar, and the like, which are in every kitchen.
 */
export function purchasesOf(needed, foods) {
  const lines = new Map();
  for (const { foodId, name, grams } of needed) {
    if (TAP_WATER.includes(foodId)) continue;
    const key = foodId ?? name.trim().toLowerCase();
    const line = lines.get(key) ?? { foodId, name, grams: 0, isStaple: foods.get(foodId)?.isStaple ?? false };
    lines.set(key, { ...line, grams: line.grams + grams });
  }
  return [...lines.values()];
}

/**
 * Returns the leftovers of packages after the week, as a share of their weight and of the weight of all that
 * is bought. Staples do not count.
 */
export function packageRests(purchases, choosePackages) {
  const lines = purchases
    .filter(({ isStaple }) => !isStaple)
    .map((line) => {
      const chosen = choosePackages(line);
      return chosen
        ? { isPacked: true, bought: chosen.count * chosen.gramsOfOne, left: chosen.leftOverGrams }
        : { isPacked: false, bought: line.grams, left: 0 };
    });
  const left = sumOf(lines, (line) => line.left);
  const shareOf = (some) => (left === 0 ? 0 : left / sumOf(some, ({ bought }) => bought));
  return { packageRest: shareOf(lines.filter(({ isPacked }) => isPacked)), restOfAll: shareOf(lines) };
}
