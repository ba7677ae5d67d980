import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { readQuantity, withSenseBehind } from './quantities.js';
import { isWithin, LIMITS } from './wish.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

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

/** "no more than 20 ingredients": of the whole plan; "5-ingredient recipes" are no rule of a plan. */
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

const NO_REPEATS = new Phrases<null>([
  [
    null,
    `no repeats, no repeat, no repetition, no repetitions, no repeated meals, no repeated recipes,
    no repeat meals, no repeating meals, without repeats, without repetition, without repeating meals,
    don't repeat meals, don't repeat recipes, don't repeat any meals, do not repeat meals,
    do not repeat recipes, don't repeat, do not repeat, never repeat a meal, never repeat, no meal twice,
    no recipe twice, no dish twice, nothing twice, never the same meal twice, every meal different,
    all meals different, all different meals, nothing twice a week, every recipe only once, each recipe only once,
    each meal only once, each recipe once, every recipe once`,
  ],
]);

const REPEATED = new Phrases<null>([
  [
    null,
    `repeat meals, repeat recipes, repeat each recipe, repeat each meal, repeat a meal, repeat a recipe,
    repeat any recipe, repeat any meal, each recipe, each meal, every recipe, any recipe, any meal,
    the same recipe, the same meal, same meal, same recipe, same dish, the same dish, a recipe, recipes,
    meals, repeats, recipe, no recipe, no meal, no dish, meals repeat, recipes repeat, meals repeated,
    recipes repeated, use each recipe, use a recipe`,
  ],
]);

const ONCE = new Phrases<number>([
  [1, 'once, only once'],
  [2, 'twice'],
  [3, 'thrice'],
]);
const TIMES = ['time', 'x'];

/** "no repeats", "each recipe at most twice", "no meal more than 2 times a week". */
export const readRepetition: Reader = (text, at) => {
  const none = NO_REPEATS.at(text, at);
  if (none) return isWithinDays(text, none.to) ?? { to: none.to, findings: [found('maxUses', 1)] };
  const repeated = REPEATED.at(text, at);
  const count = repeated && countAt(text, repeated.to);
  if (!count) return null;
  const to = text.is(count.to, 'a', 'per', 'each') && text.is(count.to + 1, 'week') ? count.to + 2 : count.to;
  if (!isWithin(count.value, 'maxUses')) return null;
  return { to, findings: [found('maxUses', count.value)] };
};

/** "No repeats within 3 days" */
function isWithinDays(text: WishText, at: number): Reading | null {
  const days = text.is(at, 'within', 'in', 'for') ? readNumber(text, at + 1) : null;
  if (!days || !text.is(days.to, 'day')) return null;
  const to = days.to + 1;
  if (days.value >= 7) return { to, findings: [found('maxUses', 1)] };
  const words = text.quote(at - 1, to);
  const notTaken = [{ words, why: 'How often a recipe is eaten is counted per 7 days.', mustAsk: false }];
  return { to, findings: [], notTaken };
}

const BOUNDS = new Phrases<null>([
  [
    null,
    `at most, no more than, not more than, max, maximum, up to, only, more than, a maximum of,
    repeated at most, can repeat, can be repeated, not`,
  ],
]);

function countAt(text: Parameters<Reader>[0], at: number): { value: number; to: number } | null {
  const bound = BOUNDS.at(text, at);
  const once = bound && ONCE.at(text, bound.to);
  if (once) return once;
  const quantity = readQuantity(text, at) ?? (bound && readQuantity(text, bound.to));
  if (!quantity || !text.is(quantity.to, ...TIMES)) return null;
  return { value: quantity.high, to: quantity.to + 1 };
}

const PREP = new Phrases<boolean>([
  [
    false,
    `no meal prep, without meal prep, without prep, no prep, don't include meal prep, skip meal prep,
    skip the meal prep, no prep guide, no batch cooking, without batch cooking, doesn't meal prep,
    doesn't want meal prep, no need for meal prep, no meal prepping, no meal prep needed, kein Meal Prep,
    ohne Meal Prep, sin meal prep, sans meal prep`,
  ],
  [
    true,
    `meal prep, with meal prep, including meal prep, include meal prep, meal prepping, batch cooking,
    batch cook, prep guide, meal prep guide, meal prep plan, meal prep friendly, Meal Prep, mealprep,
    vorkochen, mit Meal Prep, con meal prep, avec meal prep`,
  ],
]);

const NO_PREP = new Phrases<null>([
  [null, 'meal prep no, meal prep : no, meal prep - no, meal prep = no, meal prep : none, meal prep : off'],
]);

/** What is done once at the start of the week. */
export const readMealPrep: Reader = (text, at) => {
  const none = NO_PREP.at(text, at);
  // Not "meal prep, no nuts" without its comma.
  if (none && text.token(none.to)?.kind !== 'word')
    return { to: none.to, findings: [found('generateMealPrep', false)] };
  const prep = PREP.at(text, at);
  return prep && { to: prep.to, findings: [found('generateMealPrep', prep.value)] };
};

const SHOPPING = new Phrases<null>([
  [
    null,
    `shopping list, grocery list, with a shopping list, with shopping list, Einkaufsliste,
    lista de la compra, liste de courses, lista della spesa`,
  ],
]);

export const readShoppingList: Reader = (text, at) => {
  const list = SHOPPING.at(text, at);
  return list && { to: list.to, findings: [], notes: ['Every plan has a shopping list.'] };
};
