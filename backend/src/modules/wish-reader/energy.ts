import type { Bounds } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';
import { negationBefore } from './negated-bounds.js';
import { Phrases, wordSet } from './phrases.js';
import { middle, type Quantity, readQuantity, withSenseBehind } from './quantities.js';
import { type NumberScope, scopeBefore, scopeBehind } from './scopes.js';
import { isWithin, LIMITS } from './wish.js';
import { type Finding, found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

const KCAL_IN_KJ = 1 / 4.184;

/** The number of kcal in one unit. */
export const UNITS = new Phrases<number>([
  [
    1,
    `kcal, cal, calories, calorie, kilocalories, kilocalorie, kcal of energy, Kalorien, Kilokalorien,
    calorías, calorias, caloría, calorie, chilocalorie, kalorie, calory, kalories`,
  ],
  [KCAL_IN_KJ, 'kJ, kilojoules, kilojoule, Kilojoule'],
  [1000 * KCAL_IN_KJ, 'MJ, megajoules'],
]);

/** "A deficit of 500 kcal" is no target, and neither is what the person eats or burns now. */
const DIFFERENCE = wordSet('deficit surplus burn burns burned burning tdee bmr grundumsatz');
const NOW = wordSet('currently was were previously formerly');

/** Reads "1,800 kcal a day", "breakfast should be under 400 calories", or "calories: 2000". */
export const readEnergy: Reader = (text, at) => {
  const said = unitBehind(text, at) ?? unitBefore(text, at);
  if (!said) return null;
  const before = scopeBefore(text, at);
  const behind = isOfPeople(text, said) ? null : scopeBehind(text, said.to);
  const quantity = behind ? withSenseBehind(text, said, behind.to) : said;
  const scope = chooseScope(before?.scope, behind?.scope, quantity);
  const isTypeBefore = before !== null && scope === before.scope;
  const negation = quantity.sense === 'min' ? negationBefore(text, at) : null;
  const { low, high } = quantity;
  const sense = negation === null ? quantity.sense : 'max';
  const to = behind && scope !== behind.scope && !isTypeBefore ? said.to : quantity.to;
  const from = Math.min(isTypeBefore ? before.from : at, negation ?? at);
  const other = scope === 'day' && sense === 'exact' ? otherBefore(text, from) : null;
  if (other)
    return {
      from: other.from,
      to,
      findings: [other.value, low].map((value) => found('dailyCalorieTarget', value)),
    };
  return energyReading(text, { scope, quantity: { low, high, sense, to }, from, to });
};

/** "2600 and 1800 kcal" are two energies, between which the trainer has to choose. */
function otherBefore(text: WishText, at: number): { value: number; from: number } | null {
  const value = text.is(at - 1, 'and', '&', '/', 'und', 'y', 'et', 'or') ? text.token(at - 2)?.value : null;
  return value && isWithin(value, 'dailyCalorieTarget') ? { value, from: at - 2 } : null;
}

/** In "Two people, 2000 kcal each", no meal has so much. */
const isOfPeople = (text: WishText, { low, to }: Quantity) =>
  low >= MUCH_FOR_A_MEAL &&
  text.is(to, 'each', 'apiece') &&
  !text.is(to + 1, 'meal', 'dish', 'recipe', 'day');

export const MUCH_FOR_A_MEAL = 1300;

/** A type of meal only fits a small energy: "2000 kcal, breakfast …" applies to the day. */
function chooseScope(
  before: NumberScope | undefined,
  behind: NumberScope | undefined,
  { high }: Quantity,
): NumberScope {
  const isType = (scope: NumberScope | undefined) =>
    scope !== undefined && scope !== 'day' && scope !== 'meal';
  if (behind === 'day' || (behind === 'meal' && !isType(before))) return behind;
  if (before && isType(before)) return before;
  if (behind && isType(behind)) return high < MUCH_FOR_A_MEAL ? behind : 'day';
  return before === 'meal' && high < MUCH_FOR_A_MEAL ? 'meal' : 'day';
}

function unitBehind(text: WishText, at: number): Quantity | null {
  const quantity = readQuantity(text, at);
  const unit = quantity && UNITS.at(text, behindOther(text, quantity.to));
  if (!unit || isDifference(text, at, unit.to) || isOfSomeDays(text, unit.to)) return null;
  const to = behindOther(text, unit.to);
  return withSenseBehind(text, inKcal(quantity, unit.value), UNITS.at(text, to)?.to ?? to);
}

const INSTEAD = new Phrases<null>([
  [null, 'instead of, rather than, not, and not, statt, anstatt, en vez de'],
]);

/** In "1800 instead of 2000 kcal" and "1800 kcal, not 2000 kcal", the other number is dropped. */
function behindOther(text: WishText, at: number): number {
  const instead = INSTEAD.at(text, text.is(at, ',') ? at + 1 : at);
  const other = instead && text.token(instead.to)?.value;
  return instead && other && other >= 500 ? instead.to + 1 : at;
}

function isDifference(text: WishText, from: number, to: number): boolean {
  return DIFFERENCE.has(text.word(to)) || isOfNow(text, from);
}

/** Matches "TDEE 2600", "a deficit of 500", or "currently eats 3000". */
export function isOfNow(text: WishText, at: number): boolean {
  const start = text.is(at - 1, 'of', 'is', 'at', 'eat', 'eating', 'eats', ':', 'around', 'about')
    ? at - 1
    : at;
  return DIFFERENCE.has(text.word(start - 1)) || NOW.has(text.word(start - 1));
}

/** Matches "2500 kcal on training days". A plan has the same energy on every day. */
export const isOfSomeDays = (text: WishText, at: number) =>
  (text.is(at, 'weekend', 'weekday') && /s$/i.test(text.token(at)?.text ?? '')) ||
  (text.is(at, 'on', 'at') &&
    (text.is(at + 2, 'day') ||
      text.is(at + 1, 'weekend', 'weekday', 'sunday', 'saturday') ||
      (text.is(at + 1, 'the') && text.is(at + 2, 'weekend'))));

const LINKS = wordSet(
  'target goal intake budget limit of is be should at to the a day daily set per around allowance need total',
);
const MAX_LINKS = 5;

/** "calorie target: 1800", "keep calories under 2000" */
function unitBefore(text: WishText, at: number): Quantity | null {
  const unit = UNITS.at(text, at);
  if (!unit) return null;
  let start = unit.to;
  while (start - unit.to < MAX_LINKS && (LINKS.has(text.word(start)) || text.is(start, ':', '='))) {
    if (readQuantity(text, start)) break;
    start += 1;
  }
  const quantity = readQuantity(text, start);
  if (!quantity || quantity.high < 100 || isDifference(text, at, unit.to)) return null;
  return withSenseBehind(text, inKcal(quantity, unit.value), quantity.to);
}

const inKcal = (quantity: Quantity, factor: number): Quantity => ({
  ...quantity,
  low: Math.round(quantity.low * factor),
  high: Math.round(quantity.high * factor),
});

interface Said {
  scope: NumberScope;
  quantity: Quantity;
  from: number;
  to: number;
}

export function energyReading(text: WishText, said: Said): Reading {
  const { scope, from, to } = said;
  const quote = text.quote(from, to);
  if (scope === 'day') return { from, to, ...ofDay(said, quote) };
  if (!isWithin(said.quantity.low, 'maxCalories')) {
    return refused(text, { from, to }, 'No meal can have that many or that few calories.', true);
  }
  return scope === 'meal'
    ? { from, to, ...ofMeal(said, quote) }
    : { from, to, findings: [ofType(said, scope)] };
}

const WHICH_MEAL = 'Please say which meal it is for, or that it is for every meal.';

type Outcome = Pick<Reading, 'findings' | 'notes' | 'notTaken'>;

function ofDay({ quantity }: Said, quote: string): Outcome {
  const value = Math.round(middle(quantity));
  if (quantity.sense !== 'exact' && value < LIMITS.dailyCalorieTarget[0] && isWithin(value, 'maxCalories')) {
    return {
      findings: [],
      notTaken: [{ words: quote, why: WHICH_MEAL, mustAsk: true }],
    };
  }
  if (!isWithin(value, 'dailyCalorieTarget')) {
    const [least, most] = LIMITS.dailyCalorieTarget;
    const why = `A plan’s day has from ${least} to ${most} kcal.`;
    return { findings: [], notTaken: [{ words: quote, why, mustAsk: true }] };
  }
  return { findings: [found('dailyCalorieTarget', value, whyTarget(quantity, quote))] };
}

/** A plan has a single target. Null if the text gives exactly that. */
export function whyTarget({ sense }: Quantity, quote: string): string | null {
  if (sense === 'range') return `The middle of “${quote}” is the target.`;
  if (sense === 'max' || sense === 'min') return `The limit in “${quote}” is the target.`;
  return null;
}

function ofMeal({ quantity }: Said, quote: string): Outcome {
  if (quantity.sense === 'max') return { findings: [found('maxCalories', quantity.high)] };
  if (quantity.sense === 'range') {
    const why = `At most ${quantity.high} kcal was used. A plan has no minimum calories for every meal.`;
    return {
      findings: [found('maxCalories', quantity.high)],
      notTaken: [{ words: quote, why, mustAsk: false }],
    };
  }
  if (quantity.sense === 'min') {
    return {
      findings: [],
      notTaken: [{ words: quote, why: 'A plan has no minimum calories for every meal.', mustAsk: false }],
    };
  }
  return { findings: [found('mealCalories', quantity.high)] };
}

/** "A 400 kcal breakfast" has 400 kcal within a tenth. */
const GIVE_OR_TAKE = 0.1;

function ofType({ quantity: { low, high, sense } }: Said, type: MealType): Finding {
  const near = sense === 'exact' || sense === 'about';
  const bounds: Bounds = near
    ? { min: Math.round(low * (1 - GIVE_OR_TAKE)), max: Math.round(high * (1 + GIVE_OR_TAKE)) }
    : { min: sense === 'max' ? null : low, max: sense === 'min' ? null : high };
  return found('caloriesByType', { [type]: bounds }, near ? 'Up to 10% more or less is allowed.' : null);
}
