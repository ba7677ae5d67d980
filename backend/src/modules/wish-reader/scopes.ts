import type { MealType } from '../recipes/index.js';
import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import type { WishText } from './wish-text.js';

/** The scope of a number in a wish: the day, each meal, or each meal of a type. */
export type NumberScope = 'day' | 'meal' | MealType;

/** The names of meals in wishes. */
export const MEAL_NAMES = new Phrases<MealType>([
  ['breakfast', 'breakfast, brekkie, brekky, frühstück, desayuno, petit déjeuner, colazione'],
  ['lunch', 'lunch, mittagessen, almuerzo, déjeuner, pranzo'],
  ['dinner', 'dinner, supper, evening meal, abendessen, cena, diner'],
  ['snack', 'snack, zwischenmahlzeit, merienda, collation, spuntino'],
]);

const BEHIND = new Phrases<'day' | 'meal'>([
  [
    'day',
    `a day, per day, each day, every day, daily, the day, in a day, for the day, / day, / d, total,
    in total, pro Tag, am Tag, täglich, / Tag, al día, por día, diarias, diarios, par jour, quotidien,
    / jour, al giorno, al dia`,
  ],
  [
    'meal',
    `per meal, a meal, each meal, every meal, / meal, in each meal, in every meal, for each meal,
    for every meal, at each meal, at every meal, per dish, per recipe, a recipe, per serving, per portion,
    pro Mahlzeit, por comida, par repas, a pasto, each, apiece`,
  ],
]);

const MEALS = new Phrases<'meal'>([
  ['meal', 'meal, meals, dish, dishes, recipe, recipes, mahlzeit, comida, repas, pasto'],
]);

const BEFORE_TYPE = new Phrases<null>([
  [
    null,
    'for, at, per, in, each, every, a, of, for each, for every, for my, for the, zum, para, pour, au, per la',
  ],
]);

/** Reads "a day", "per meal", or "for breakfast" after a number and its unit. */
export function scopeBehind(text: WishText, at: number): { scope: NumberScope; to: number } | null {
  const behind = BEHIND.at(text, at);
  if (behind) return { scope: behind.value, to: behind.to };
  const type = MEAL_NAMES.at(text, BEFORE_TYPE.at(text, at)?.to ?? at);
  if (!type || isListed(text, type.to)) return null;
  return { scope: type.value, to: type.to };
}

/** "breakfast, lunch and dinner" lists the meals of a day. */
function isListed(text: WishText, at: number): boolean {
  const next = text.is(at, ',', '&', '+', '/', 'and', 'or') ? at + 1 : at;
  return MEAL_NAMES.has(text, next) || (text.is(next, 'and', 'or') && MEAL_NAMES.has(text, next + 1));
}

const LINKS = wordSet(`
  should shouldnt mustnt cant must shall can to be is are of at with has have having need contain containing include
  including kept keep a the only that not mit con avec
`);
const MAX_LINKS = 4;

const isLink = (text: WishText, at: number) => LINKS.has(text.word(at)) || text.is(at, ':', '=');

/** Reads "breakfast should be" before a number. Counted meals ("4 meals") are left to another reader. */
export function scopeBefore(text: WishText, at: number): { scope: NumberScope; from: number } | null {
  let end = at;
  while (at - end < MAX_LINKS && isLink(text, end - 1)) end -= 1;
  const type = MEAL_NAMES.before(text, end);
  if (type) return isListedBefore(text, type.from) ? null : { scope: type.value, from: type.from };
  const meal = MEALS.before(text, end);
  const isCounted = meal !== null && end === at && readNumber(text, meal.from - 1) !== null;
  if (meal && !isCounted)
    return { scope: 'meal', from: text.is(meal.from - 1, 'each', 'every', 'per') ? meal.from - 1 : at };
  const day = text.is(end - 1, 'daily', 'täglich') || text.is(end - 2, 'each', 'every', 'per');
  return day && text.is(end - 1, 'daily', 'day')
    ? { scope: 'day', from: text.is(end - 1, 'daily') ? end - 1 : end - 2 }
    : null;
}

function isListedBefore(text: WishText, from: number): boolean {
  const end = text.is(from - 1, ',', '&', '+', '/', 'and', 'or') ? from - 1 : from;
  return MEAL_NAMES.before(text, end) !== null;
}
