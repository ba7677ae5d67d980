import { mealsOfDay } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { DIETS } from './diets.js';
import { UNITS as ENERGY, MUCH_FOR_A_MEAL } from './energy.js';
import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { readQuantity } from './quantities.js';
import { MEAL_NAMES } from './scopes.js';
import { isWithin, LIMITS } from './wish.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

/** "Low-carb lunches and dinners" and "lunch and dinner 40 g protein each" only describe these meals. */
const isOfSomething = (text: WishText, from: number, to: number) =>
  (DIETS.before(text, from) !== null && !isPlan(text, to) && !text.is(to, ...ONLY)) ||
  isBound(text, text.is(to, ':', 'with', 'at') ? to + 1 : to);

/** "Lunch and dinner 5 days" and "lunch and dinner 2000 kcal" apply to the day. */
function isBound(text: WishText, at: number): boolean {
  const quantity = readQuantity(text, at);
  if (!quantity || quantity.high >= MUCH_FOR_A_MEAL) return false;
  return text.is(quantity.to, 'g', 'gram') || ENERGY.has(text, quantity.to);
}

const ONLY = ['only', 'just', 'nur', 'solo', 'seulement', 'alone'];
const JOINS = wordSet('and und y et or plus with');
const OFTEN = new Phrases<number>([
  [1, 'omad, one meal a day, 1 meal a day, eats once a day, eat once a day, eating once a day'],
  [2, 'eats twice a day, eat twice a day, eating twice a day, eats two times a day, eat two times a day'],
  [3, 'eats three times a day, eat three times a day, eating three times a day'],
]);

/** Matches "breakfast, lunch and dinner", "dinners only", or "breakfast and dinner only". */
export const readMealList: Reader = (text, at) => {
  const often = OFTEN.at(text, at);
  if (often) return { to: often.to, findings: [found('mealsPerDay', often.value)] };
  const isOnlyBefore = text.is(at, ...ONLY);
  const { types, to } = listAt(text, isOnlyBefore ? at + 1 : at);
  const isOnlyBehind = !isOnlyBefore && text.is(to, ...ONLY);
  const end = isOnlyBehind ? to + 1 : to;
  const [type, ...others] = types;
  if (!type || (types.length === 2 && isOfSomething(text, at, to))) return null;
  if (others.length > 0) return ofTypes(text, at, end, types);
  return isOnlyBefore || isOnlyBehind || isPlan(text, to) || isOfLength(text, at)
    ? { to: end, findings: nothingBut(type) }
    : null;
};

/** Meals after the first may have a number: "and two snacks". */
function listAt(text: WishText, at: number): { types: MealType[]; to: number } {
  const types: MealType[] = [];
  let next = typesAt(text, at, false);
  let to = at;
  while (next) {
    types.push(...next.types);
    to = next.to;
    next = typesAt(text, afterJoin(text, to), true);
  }
  return { types, to };
}

function typesAt(text: WishText, at: number, canCount: boolean): { types: MealType[]; to: number } | null {
  const number = canCount ? readNumber(text, at) : null;
  const type = MEAL_NAMES.at(text, number?.to ?? at);
  const count = number?.value ?? 1;
  if (!type || !isWithin(count, 'mealsPerDay')) return null;
  return { types: new Array<MealType>(Math.floor(count)).fill(type.value), to: type.to };
}

function afterJoin(text: WishText, at: number): number {
  let to = at;
  while (to - at < 3 && (text.is(to, ',', '&', '+', '/', 'a') || JOINS.has(text.word(to)))) to += 1;
  return to;
}

const isPlan = (text: WishText, at: number) =>
  text.is(at, 'plan', 'menu') || (text.is(at, 'meal') && text.is(at + 1, 'plan'));

/** Matches "a week of dinners", "work week lunches", or "5 days of breakfasts". */
const isOfLength = (text: WishText, at: number) =>
  /s$/i.test(text.token(at)?.text ?? '') &&
  text.is(text.is(at - 1, 'of') ? at - 2 : at - 1, 'day', 'week', 'fortnight', 'month', 'workweek');

const nothingBut = (type: MealType) => [
  found('mealType', type),
  found('mealsPerDay', 1, `With only ${type}, there is one meal a day.`),
];

/** A number of meals implies fixed types. If others were named, a note says so. */
function ofTypes(text: WishText, from: number, to: number, types: MealType[]): Reading {
  const quote = text.quote(from, to);
  const meals = Math.min(types.length, LIMITS.mealsPerDay[1]);
  const shape = mealsOfDay(meals, null);
  const isShape = types.length === meals && [...types].sort().join() === [...shape].sort().join();
  const note = `“${quote}” became ${meals} meals a day: ${shape.join(', ')}.`;
  const why = isShape ? null : `“${quote}” means ${types.length} meals.`;
  return { to, findings: [found('mealsPerDay', meals, why)], notes: isShape ? [] : [note] };
}

/** "5 dinners" means one on each of 5 days. */
export const readCountedType: Reader = (text, at) => {
  const number = readNumber(text, at);
  const type = number && MEAL_NAMES.at(text, number.to);
  if (!type || type.value === 'snack' || number.value < 2 || !isWithin(number.value, 'days')) return null;
  if (text.is(type.to, 'a', 'per', 'and', ',', '&')) return null;
  const why = `One ${type.value} every day.`;
  return { to: type.to, findings: [...nothingBut(type.value), found('days', number.value, why)] };
};
