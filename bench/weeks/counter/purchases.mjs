import { ingredientsOf, sumOf } from './eaten-meals.mjs';

const TAP_WATER = ['water', 'ice'];

/**
 * What a week's shopping list names: a line for each food, with what all meals need of it. An ingredient outside the
 * table of foods is a line of its own. Staples are the product's: salt, oil, dried spices, sugar, vinegar, and the
 * like, which are in every kitchen.
 */
export function purchasesOf(meals, foods) {
  const lines = new Map();
  for (const { foodId, name, grams } of meals.flatMap(ingredientsOf)) {
    if (TAP_WATER.includes(foodId)) continue;
    const key = foodId ?? name.trim().toLowerCase();
    const line = lines.get(key) ?? { foodId, name, grams: 0, isStaple: foods.get(foodId)?.isStaple ?? false };
    lines.set(key, { ...line, grams: line.grams + grams });
  }
  return [...lines.values()];
}

/** The share of the weight of all packages that is left after the week. Staples and what is bought loose do not count. */
export function packageRest(purchases, choosePackages) {
  const packages = purchases.flatMap((line) => {
    const chosen = line.isStaple ? null : choosePackages(line);
    return chosen ? [{ bought: chosen.count * chosen.gramsOfOne, left: chosen.leftOverGrams }] : [];
  });
  const bought = sumOf(packages, (one) => one.bought);
  return bought === 0 ? 0 : sumOf(packages, (one) => one.left) / bought;
}
