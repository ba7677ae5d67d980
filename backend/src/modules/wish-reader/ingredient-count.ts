import { Phrases } from './phrases.js';
import { readQuantity, withSenseBehind } from './quantities.js';
import { isWithin, LIMITS } from './wish.js';
import { found, type Reader, refused } from './wish-text.js';

const INGREDIENTS = new Phrases<null>([
  [
    null,
    `ingredient, ingredients, different ingredients, ingredients total, ingredients in total,
    total ingredients, distinct ingredients, unique ingredients, Zutaten, verschiedene Zutaten,
    ingredientes, ingrédients, ingredienti, foods, different foods, ingredients overall,
    ingredients altogether, grocery items, items on the shopping list`,
  ],
]);

const PER_RECIPE = [
  'per',
  'recipe',
  'meal',
  'dish',
  'each',
  'a',
  '/',
  'dinner',
  'lunch',
  'breakfast',
  'snack',
];

/** Matches "no more than 20 ingredients" for the whole plan. "5-ingredient recipes" is no rule of a plan. */
export const readIngredientCount: Reader = (text, at) => {
  const quantity = readQuantity(text, at);
  const unit = quantity && INGREDIENTS.at(text, quantity.to);
  if (!unit || text.is(unit.to, ...PER_RECIPE)) return null;
  const { high, sense, to } = withSenseBehind(text, quantity, unit.to);
  const quote = text.quote(at, to);
  const [least, most] = LIMITS.maxIngredients;
  if (sense === 'min' || !isWithin(high, 'maxIngredients')) {
    return refused(text, { from: at, to }, `A plan’s most ingredients are from ${least} to ${most}.`);
  }
  const why = sense === 'max' ? null : `“${quote}” was read as the maximum.`;
  return { to, findings: [found('maxIngredients', high, why)] };
};
