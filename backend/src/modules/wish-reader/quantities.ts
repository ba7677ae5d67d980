import { readCount, readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import type { WishText } from './wish-text.js';

type Sense = 'max' | 'min' | 'about';

/** One or two numbers and how they are meant. */
export interface Quantity {
  low: number;
  high: number;
  sense: 'exact' | 'about' | 'max' | 'min' | 'range';
  to: number;
}

const BEFORE = new Phrases<Sense | 'range'>([
  [
    'max',
    `max, maximum, maximum of, a maximum of, max of, maximal, up to, at most, at the most, no more than,
    not more than, not over, not above, never more than, never over, don't exceed, not exceed,
    not exceeding, not to exceed, no longer than, not longer than, no over, less than, lower than,
    smaller than, fewer than, under, below, within, limited to, limit to, limit of, a limit of, capped at,
    cap of, cap at, keep it under, keep under, stay under, keep below, stay below, höchstens, bis zu, unter,
    weniger als, máximo, máximo de, como máximo, menos de, moins de, au maximum, au plus, meno di,
    al massimo, massimo, <, < =, ≤`,
  ],
  [
    'min',
    `exceed, exceeds, exceeding, min, minimum, minimum of, a minimum of, min of, at least, at the least,
    mind, mindestens, minimum de, au minimum, au moins, no less than, not less than, no fewer than, not under, not below, never less than, more than,
    greater than, longer than, over, above, mindestens, mehr als, al menos, por lo menos, mínimo, más de, au moins,
    plus de, almeno, più di, minimo, >, > =, ≥`,
  ],
  [
    'about',
    `about, around, approximately, approx, roughly, circa, ca, near, nearly, close to, some, exactly, ~, ≈,
    etwa, ungefähr, rund, unos, unas, alrededor de, environ, autour de`,
  ],
  ['range', 'between, from, zwischen, entre, tra, von'],
]);

const BEHIND = new Phrases<Sense>([
  [
    'max',
    `max, maximum, tops, or less, or fewer, or under, or below, or lower, at most, at the most, and under,
    and less, or quicker, or faster, limit, höchstens, oder weniger, como máximo, maximal, au maximum,
    al massimo`,
  ],
  [
    'min',
    'min, minimum, or more, or above, or higher, at least, and up, and above, mindestens, al menos, au moins',
  ],
  ['about', 'or so, ish, approximately, approx, roughly, circa'],
]);

const TO = new Set(['-', 'to', 'till', 'until', 'bis', 'a', 'y', 'et', 'und', '/', 'or']);

export const GRAMS = new Phrases<null>([
  [null, 'g, gr, gram, grams, gramm, gramos, gramme, grammes, grammi, gs'],
]);

/** Reads "1600-1700", "between 3 and 4", "at most 30", "120+", or "a couple of". */
export function readQuantity(text: WishText, at: number, number = readNumber): Quantity | null {
  const { sense, to: start } = sensesAt(text, at);
  const first = number(text, start);
  if (!first) return null;
  const near = tolerance(text, first.to);
  if (near !== null) return { low: first.value, high: first.value, sense: 'about', to: near };
  const second = secondNumber(text, first.to, sense === 'range');
  if (second) {
    const low = first.value < 20 && second.value >= 1000 ? first.value * 1000 : first.value;
    if (low < second.value) return { low, high: second.value, sense: 'range', to: second.to };
  }
  if (sense === 'range' && text.is(at, 'between')) return null;
  const isOpen = text.is(first.to, '+') && text.token(first.to + 1)?.kind === 'word';
  const own = sense === 'range' ? null : sense;
  const meant = isOpen ? 'min' : (own ?? 'exact');
  return { low: first.value, high: first.value, sense: meant, to: first.to + (isOpen ? 1 : 0) };
}

/** Matches "1700-ish" or "1700 ± 100". */
function tolerance(text: WishText, at: number): number | null {
  if (text.is(at, 'ish')) return at + 1;
  const isPlusMinus = text.is(at, '±') || (text.is(at, '+') && text.is(at + 1, '-', '/'));
  if (!isPlusMinus) return null;
  const start = [at + 1, at + 2, at + 3].find((place) => (text.token(place)?.value ?? null) !== null);
  return start === undefined ? null : start + 1;
}

/** Reads "a week", too. */
export const readCounted = (text: WishText, at: number) => readQuantity(text, at, readCount);

/** "max about" is a maximum. */
function sensesAt(text: WishText, at: number): { sense: Sense | 'range' | null; to: number } {
  let sense: Sense | 'range' | null = null;
  let to = at;
  for (let next = BEFORE.at(text, to); next && to - at < 8; next = BEFORE.at(text, to)) {
    sense = sense === null || sense === 'about' ? next.value : sense;
    to = next.to;
  }
  return { sense, to };
}

function secondNumber(text: WishText, at: number, isBetween: boolean) {
  const isTo = TO.has(text.word(at)) || (isBetween && text.is(at, 'and', 'e'));
  return isTo ? readNumber(text, at + 1) : null;
}

/** Words after the unit may still say how it is meant: "120 g protein minimum". */
export function withSenseBehind(text: WishText, quantity: Quantity, end: number): Quantity {
  const behind = BEHIND.at(text, end);
  // In "2000 kcal min 150 g protein", the bound belongs to what follows.
  if (!behind || text.token(behind.to)?.kind === 'number') return { ...quantity, to: end };
  const isOpen = quantity.sense === 'exact' || quantity.sense === 'about';
  return isOpen
    ? { ...quantity, sense: behind.value, to: behind.to }
    : { ...quantity, to: quantity.sense === behind.value ? behind.to : end };
}

export const middle = ({ low, high }: Quantity): number => (low + high) / 2;
