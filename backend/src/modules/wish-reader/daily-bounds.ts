import { EASY_TO_DIGEST_FIBER_GRAMS, type FieldOfKind, LOW_FIBER_GRAMS } from '../plan-model/index.js';
import { readingUnlessDenied } from './denials.js';
import { Phrases } from './phrases.js';
import { GRAMS, type Quantity, readQuantity, withSenseBehind } from './quantities.js';
import { behindRace } from './races.js';
import { type NumberScope, scopeBefore, scopeBehind } from './scopes.js';
import { isWithin, LIMITS } from './wish.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

type NumberField = FieldOfKind<'wholeNumber'> & keyof typeof LIMITS;

/** Something in meals of which a plan can have a minimum and a maximum a day, but no target. */
interface BoundedContent {
  min: NumberField;
  max: NumberField;
  what: string;
  /** Fewer grams may be those of a meal, unless the text says that they are a day's. */
  littleGrams: { min: number; max: number };
}

const FIBER: BoundedContent = {
  min: 'minDailyFiber',
  max: 'maxDailyFiber',
  what: 'fiber',
  littleGrams: { min: 20, max: 10 },
};

const CONTENTS = new Phrases<BoundedContent>([
  [
    FIBER,
    `fiber, of fiber, fibre, of fibre, dietary fiber, of dietary fiber, dietary fibre, of dietary fibre, fibers, of fibers,
    Ballaststoffe, Ballaststoff, fibra, de fibra, fibras, de fibras, fibres, de fibres, di fibre, di fibra`,
  ],
]);

interface Said {
  content: BoundedContent;
  quantity: Quantity;
}

/** Reads "at least 30 g of fiber a day", "fiber: 30 g minimum", or "no more than 15 g of fiber". */
export const readDailyBound: Reader = (text, at) => {
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
  const name = CONTENTS.at(text, isOpen ? grams.to + 1 : grams.to);
  return (
    name && { content: name.value, quantity: withSenseBehind(text, asMinimum(quantity, isOpen), name.to) }
  );
}

const LINKS = [':', '=', 'of', 'is', 'should', 'be', 'intake', 'goal', 'target', 'daily'];
const MAX_LINKS = 3;

function nameBefore(text: WishText, at: number): Said | null {
  const name = CONTENTS.at(text, at);
  if (!name) return null;
  let start = name.to;
  while (start - name.to < MAX_LINKS && text.is(start, ...LINKS)) start += 1;
  const quantity = readQuantity(text, start);
  const grams = quantity && GRAMS.at(text, quantity.to);
  if (!quantity || !grams) return null;
  const isOpen = text.is(grams.to, '+');
  const end = isOpen ? grams.to + 1 : grams.to;
  return { content: name.value, quantity: withSenseBehind(text, asMinimum(quantity, isOpen), end) };
}

const asMinimum = (quantity: Quantity, isOpen: boolean): Quantity =>
  isOpen ? { ...quantity, sense: 'min' } : quantity;

const NAMES = { min: 'minimum', max: 'maximum' } as const;

function readingOf(
  text: WishText,
  from: number,
  { content, quantity }: Said,
  scope: NumberScope | null,
): Reading {
  const { sense, to } = quantity;
  const bound = sense === 'max' ? 'max' : 'min';
  const grams = bound === 'max' ? quantity.high : quantity.low;
  const name = `${NAMES[bound]} of ${content.what} a day`;
  if (scope !== null && scope !== 'day')
    return refused(text, { from, to }, `Plans have a ${name}, but none per meal.`);
  if (scope === null && grams < content.littleGrams[bound])
    return refused(text, { from, to }, 'Please say whether it is per meal or per day.', bound === 'max');
  const field = content[bound];
  const value = Math.round(grams);
  if (!isWithin(value, field)) {
    const [least, most] = LIMITS[field];
    return refused(text, { from, to }, `The ${name} is from ${least} to ${most} g.`, bound === 'max');
  }
  const isSaid = sense === 'min' || sense === 'max';
  const why = isSaid ? null : `“${text.quote(from, to)}” was read as the minimum.`;
  return { to, findings: [found(field, value, why)] };
}

/** Words for little of something that come without a number. */
const LOW = new Phrases<{ field: NumberField; grams: number }>([
  [
    { field: FIBER.max, grams: LOW_FIBER_GRAMS },
    `low fiber, low fibre, low in fiber, low in fibre, little fiber, little fibre, very low fiber, very low fibre, low residue,
    reduced fiber, reduced fibre, minimal fiber, minimal fibre, fiber low, fibre low,
    ballaststoffarm, ballaststoffarme, ballaststoffarmer, ballaststoffarmes, ballaststoffarmen, wenig Ballaststoffe, wenige Ballaststoffe,
    baja en fibra, bajo en fibra, bajos en fibra, bajas en fibra, pobre en fibra, poca fibra, sin residuos, bajo en residuos, baja en residuos,
    pauvre en fibres, pauvres en fibres, pauvre en fibre, faible en fibres, peu de fibres, sans résidus, sans résidu`,
  ],
  [
    { field: FIBER.max, grams: EASY_TO_DIGEST_FIBER_GRAMS },
    `easy to digest, easily digestible, easily digested, easy on the stomach, gentle on the stomach, easy on the gut, gentle on the gut,
    leicht verdaulich, leichtverdaulich, leicht verdauliche, leichtverdauliche, magenschonend, fácil de digerir, fáciles de digerir,
    de fácil digestión, facile à digérer, faciles à digérer`,
  ],
]);

/** Reads "low fiber" or "easy to digest", which mean a usual maximum. */
export const readLowContent: Reader = (text, at) => {
  const low = LOW.at(text, at);
  if (!low) return null;
  const { field, grams } = low.value;
  // The number, which another reader has taken, says how little.
  if (text.findings.some((one) => one.field === field)) return { to: low.to, findings: [] };
  const why = `“${text.quote(at, low.to)}” was read as at most ${grams} g a day.`;
  return readingUnlessDenied(text, at, {
    to: behindRace(text, low.to),
    findings: [found(field, grams, why)],
  });
};
