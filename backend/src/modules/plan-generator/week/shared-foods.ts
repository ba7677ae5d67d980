import type { Purchase } from './dishes.js';
import type { Side } from './sides.js';
import { NOTICED_GRAMS, NOTICED_RICH_GRAMS } from './weights.js';

/** Nuts, cheese, and dried fruit have more energy in each gram. */
const RICH_KCAL_PER_GRAM = 2;
/** Less than this of a food is seasoning. */
const TASTED_GRAMS = 5;
/** A food that has so much of the weight of a side is what the side is. */
const MOST_OF_SIDE = 0.5;

type SideOfFoods = Pick<Side, 'kind' | 'purchase' | 'traits'>;

/** Whether a person who eats the dish and the side on one day would notice the same food in both. */
export const isNoticed = (side: SideOfFoods, dish: Purchase): boolean =>
  sharesFood(
    side,
    dish,
    side.traits.kcalPerGram > RICH_KCAL_PER_GRAM && side.kind !== 'starch'
      ? NOTICED_RICH_GRAMS
      : NOTICED_GRAMS,
  );

/** Whether the nuts, fruit, or dairy of a side are in its dish as well. */
export const isTasted = (side: SideOfFoods, dish: Purchase): boolean =>
  (side.kind === 'nuts' || side.kind === 'fruit' || side.kind === 'dairy') &&
  sharesFood(side, dish, TASTED_GRAMS);

function sharesFood({ purchase }: SideOfFoods, dish: Purchase, least: number): boolean {
  let all = 0;
  for (const grams of purchase.grams) all += grams;
  return purchase.foods.some((food, at) => {
    if ((purchase.grams[at] as number) < MOST_OF_SIDE * all) return false;
    const place = dish.foods.indexOf(food);
    return place >= 0 && (dish.grams[place] as number) >= least;
  });
}
