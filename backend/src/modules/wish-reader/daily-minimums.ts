import type { FieldOfKind } from '../plan-model/index.js';
import { Phrases } from './phrases.js';
import { GRAMS, type Quantity, readQuantity, withSenseBehind } from './quantities.js';
import { type NumberScope, scopeBefore, scopeBehind } from './scopes.js';
import { isWithin, LIMITS } from './wish.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

/** Something in meals of which a plan can have a minimum a day, but neither a target nor a maximum. */
interface DailyMinimum {
  field: FieldOfKind<'wholeNumber'> & keyof typeof LIMITS;
  what: string;
  /** Fewer grams may be those of a meal, unless the text says that they are a day's. */
  littleGrams: number;
}

const MINIMUMS = new Phrases<DailyMinimum>([
  [
    { field: 'minDailyFiber', what: 'fiber', littleGrams: 20 },
    `fiber, of fiber, fibre, of fibre, dietary fiber, of dietary fiber, dietary fibre, of dietary fibre, fibers, of fibers,
    Ballaststoffe, Ballaststoff, fibra, de fibra, fibras, de fibras, fibres, de fibres, di fibre, di fibra`,
  ],
]);

interface Said {
  minimum: DailyMinimum;
  quantity: Quantity;
}

/** Reads "at least 30 g of fiber a day" or "fiber: 30 g minimum". */
export const readDailyMinimum: Reader = (text, at) => {
  const said = nameBehind(text, at) ?? nameBefore(text, at);
  if (!said) return null;
  const behind = scopeBehind(text, said.quantity.to);
  const quantity = behind ? withSenseBehind(text, said.quantity, behind.to) : said.quantity;
  return readingOf(text, at, { ...said, quantity }, behind?.scope ?? scopeBefore(text, at)?.scope ?? null);
};

function nameBehind(text: WishText, at: number): Said | null {
  const quantity = readQuantity(text, at);
  const grams = quantity && GRAMS.at(text, quantity.to);
  if (!quantity || !grams) return null;
  const isOpen = text.is(grams.to, '+');
  const name = MINIMUMS.at(text, isOpen ? grams.to + 1 : grams.to);
  return (
    name && { minimum: name.value, quantity: withSenseBehind(text, asMinimum(quantity, isOpen), name.to) }
  );
}

const LINKS = [':', '=', 'of', 'is', 'should', 'be', 'intake', 'goal', 'target', 'daily'];
const MAX_LINKS = 3;

function nameBefore(text: WishText, at: number): Said | null {
  const name = MINIMUMS.at(text, at);
  if (!name) return null;
  let start = name.to;
  while (start - name.to < MAX_LINKS && text.is(start, ...LINKS)) start += 1;
  const quantity = readQuantity(text, start);
  const grams = quantity && GRAMS.at(text, quantity.to);
  if (!quantity || !grams) return null;
  const isOpen = text.is(grams.to, '+');
  const end = isOpen ? grams.to + 1 : grams.to;
  return { minimum: name.value, quantity: withSenseBehind(text, asMinimum(quantity, isOpen), end) };
}

const asMinimum = (quantity: Quantity, isOpen: boolean): Quantity =>
  isOpen ? { ...quantity, sense: 'min' } : quantity;

function readingOf(
  text: WishText,
  from: number,
  { minimum, quantity }: Said,
  scope: NumberScope | null,
): Reading {
  const { field, what, littleGrams } = minimum;
  const { low, sense, to } = quantity;
  if (sense === 'max') return refused(text, { from, to }, `Plans do not limit ${what}.`, true);
  if (scope !== null && scope !== 'day')
    return refused(text, { from, to }, `Plans have a minimum of ${what} a day, but none per meal.`);
  if (scope === null && low < littleGrams)
    return refused(text, { from, to }, 'Please say whether it is per meal or per day.');
  const value = Math.round(low);
  if (!isWithin(value, field)) {
    const [least, most] = LIMITS[field];
    return refused(text, { from, to }, `The minimum of ${what} a day is from ${least} to ${most} g.`);
  }
  const why = sense === 'min' ? null : `“${text.quote(from, to)}” was read as the minimum.`;
  return { to, findings: [found(field, value, why)] };
}
