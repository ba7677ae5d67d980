import { ingredientsOf, sumOf } from './eaten-meals.mjs';

/** Fiber in g, sodium in mg, and fruit and vegetables in g, which these meals have by the table of foods. */
export function nutrientsOf(meals, foods) {
  const known = meals.flatMap(ingredientsOf).flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId);
    return food ? [{ food, grams }] : [];
  });
  return {
    fiber: sumOf(known, ({ food, grams }) => (food.per100g.fibre * grams) / 100),
    sodium: sumOf(known, ({ food, grams }) => (food.per100g.sodium * grams) / 100),
    produce: sumOf(known, ({ food, grams }) => (isProduce(food) ? grams : 0)),
  };
}

/** The World Health Organization's 400 g a day are without potatoes and other starchy roots, and here without pulses. */
const isProduce = ({ id, aisle }) =>
  aisle === 'produce'
    ? !NO_PRODUCE.some((start) => id.startsWith(start)) && !SEASONING.test(id)
    : SHELF.test(id);

const NO_PRODUCE = [
  ...['potato', 'sweet-potato', 'cassava', 'plantain', 'chestnut', 'coconut'],
  ...['tofu', 'tempeh', 'seitan', 'hummus', 'edamame'],
];

const SEASONING = /-(juice|zest)$/;

const SHELF =
  /^(tomatoes-|tomato-passata|tomato-sauce|artichoke-canned|corn-canned|peppers-roasted|sauerkraut|kimchi|applesauce|prune|raisin|date|(apple|apricot|fig|cranberry|cherry|blueberry|currant)-dried|mushroom-shiitake-dried)/;
