import { Phrases } from './phrases.js';
import { type Quantity, readQuantity } from './quantities.js';
import { LIMITS } from './wish.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

const MEALS = new Phrases<'meal' | 'snack'>([
  [
    'meal',
    `meal, main meals, main meal, small meals, big meals, large meals, full meals, proper meals, mini meals,
    square meals, x meals, × meals, feedings, dishes, courses, eating times, Mahlzeiten, Mahlzeit, Essen, comidas, comida,
    repas, pasti, pasto`,
  ],
  [
    'snack',
    `snack, small snacks, healthy snacks, light snacks, small snack, healthy snack, Zwischenmahlzeiten,
    Zwischenmahlzeit, meriendas, merienda, collations, collation, spuntini, spuntino`,
  ],
]);

const A_DAY = new Phrases<null>([
  [
    null,
    `a day, per day, each day, every day, daily, / day, / d, the day, pro Tag, am Tag, täglich, al día,
    por día, par jour, al giorno, diarias`,
  ],
]);

const PLUS = new Phrases<null>([
  [
    null,
    `plus, and, &, +, with, as well as, and also, along with, together with, und, y, et, e, más, mit, con, avec`,
  ],
]);

/** Matches "4 meals a day", "three meals plus a snack", or "2 snacks and 3 meals". */
export const readMealCount: Reader = (text, at) => {
  const first = countAt(text, at);
  if (!first || isOfSomethingElse(text, at, first.to)) return null;
  const second = secondCount(text, first);
  const { to } = second ?? first;
  const end = A_DAY.at(text, to)?.to ?? to;
  if (first.kind === 'snack' && !second)
    return { to: end, findings: [found('extraSnacks', first.quantity.low)] };
  return readingOf(text, at, end, sum(first, second));
};

interface Count {
  kind: 'meal' | 'snack';
  quantity: Quantity;
  to: number;
}

function countAt(text: WishText, at: number): Count | null {
  const quantity = readQuantity(text, at) ?? aSnack(text, at);
  const kind = quantity && MEALS.at(text, quantity.to);
  return kind && { kind: kind.value, quantity, to: kind.to };
}

/** "A snack" is one, while "a meal" is a frequency. */
const aSnack = (text: WishText, at: number): Quantity | null =>
  text.is(at, 'a', 'an', 'another') && MEALS.at(text, at + 1)?.value === 'snack'
    ? { low: 1, high: 1, sense: 'exact', to: at + 1 }
    : null;

function secondCount(text: WishText, first: Count): Count | null {
  const start = A_DAY.at(text, first.to)?.to ?? first.to;
  const comma = text.is(start, ',') ? start + 1 : start;
  const plus = PLUS.at(text, comma);
  const second = countAt(text, plus?.to ?? comma) ?? bareSnack(text, plus?.to ?? null);
  return second && second.kind !== first.kind && (plus || comma > start) ? second : null;
}

/** Matches "3 meals plus snack". */
function bareSnack(text: WishText, at: number | null): Count | null {
  const kind = at === null ? null : MEALS.at(text, at);
  const isOne = kind?.value === 'snack' && at !== null && !/s$/i.test(text.token(kind.to - 1)?.text ?? 's');
  return isOne ? { kind: 'snack', quantity: { low: 1, high: 1, sense: 'exact', to: at }, to: kind.to } : null;
}

/** "3 meal prep days", "2 meals a week", and "20 meals in total" say nothing about a day. */
function isOfSomethingElse(text: WishText, at: number, to: number): boolean {
  const isRate =
    text.is(to, 'a', 'per', 'each', 'in', '/') && text.is(to + 1, 'week', 'month', 'total', 'woche');
  const isSum = text.is(at - 1, '+') && text.token(at - 2)?.kind === 'number';
  return isRate || isSum || text.is(to, 'prep', 'idea') || text.is(at - 1, '$', '€');
}

const sum = ({ quantity: one }: Count, other: Count | null): Quantity => ({
  ...one,
  low: one.low + (other?.quantity.low ?? 0),
  high: one.high + (other?.quantity.high ?? 0),
});

function readingOf(text: WishText, from: number, to: number, { low, high, sense }: Quantity): Reading {
  const quote = text.quote(from, to);
  const [least, most] = LIMITS.mealsPerDay;
  if (low > most) {
    const why = `A day has at most ${most} meals, so ${most} were used.`;
    const notTaken = [{ words: quote, why, mustAsk: false }];
    return { to, findings: [found('mealsPerDay', most, `${most} meals is the maximum.`)], notTaken };
  }
  if (low < least || low % 1 !== 0) {
    return refused(text, { from, to }, `A day has from ${least} to ${most} meals.`);
  }
  const isClear = low === high && (sense === 'exact' || sense === 'about');
  return { to, findings: [found('mealsPerDay', low, isClear ? null : `“${quote}” was read as ${low}.`)] };
}
