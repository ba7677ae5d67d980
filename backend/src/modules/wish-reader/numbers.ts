import { Phrases } from './phrases.js';
import type { WishText } from './wish-text.js';

export interface ReadNumber {
  value: number;
  to: number;
}

const ONES = new Phrases<number>([
  [1, 'one, ein, eine, einen, uno, una, un, une, single'],
  [2, 'two, zwei, dos, deux, due, couple, couple of, a couple of, pair of, a pair of'],
  [3, 'three, drei, tres, trois, tre'],
  [4, 'four, vier, cuatro, quatre, quattro'],
  [5, 'five, fünf, funf, fuenf, cinco, cinq, cinque'],
  [6, 'six, sechs, seis, sei'],
  [7, 'seven, sieben, siete, sept, sette'],
  [8, 'eight, acht, ocho, huit, otto'],
  [9, 'nine, neun, nueve, neuf, nove'],
  [10, 'ten, zehn, diez, dix, dieci'],
  [11, 'eleven, elf'],
  [12, 'twelve, zwölf, doce, douze, dodici, dozen, a dozen'],
  [13, 'thirteen'],
  [14, 'fourteen, vierzehn, catorce, quatorze, quattordici'],
  [15, 'fifteen, fünfzehn, quince, quinze, quindici'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
]);

const TENS = new Phrases<number>([
  [20, 'twenty, zwanzig, veinte, vingt, venti'],
  [30, 'thirty, dreißig, dreissig, treinta, trente, trenta'],
  [40, 'forty, fourty, vierzig, cuarenta, quarante, quaranta'],
  [50, 'fifty'],
  [60, 'sixty'],
  [70, 'seventy'],
  [80, 'eighty'],
  [90, 'ninety'],
]);

/** Reads "7", "3k", "1 1/2", "½", "twenty-five", "eighteen hundred", or "one and a half". */
export function readNumber(text: WishText, at: number): ReadNumber | null {
  const read = digits(text, at) ?? wordsOfNumber(text, at);
  return read && withHalf(text, read);
}

/** Reads "a week" and "half an hour", too. */
export function readCount(text: WishText, at: number): ReadNumber | null {
  const number = readNumber(text, at);
  if (number) return number;
  if (text.is(at, 'half')) return { value: 0.5, to: at + (text.is(at + 1, 'a', 'an') ? 2 : 1) };
  return text.is(at, 'a', 'an') ? { value: 1, to: at + 1 } : null;
}

function digits(text: WishText, at: number): ReadNumber | null {
  const value = text.token(at)?.value ?? null;
  if (value === null) return null;
  return fraction(text, at, value) ?? thousands(text, mixed(text, { value, to: at + 1 }));
}

/** Reads "1/2", but neither "40/30/30" nor "1600/1700". */
function fraction(text: WishText, at: number, above: number): ReadNumber | null {
  const below = text.token(at + 2)?.value ?? 0;
  const isFraction = text.is(at + 1, '/') && above < below && below <= 8 && !text.is(at + 3, '/');
  return isFraction ? { value: above / below, to: at + 3 } : null;
}

/** Matches "1 ½" or "1 1/2". */
function mixed(text: WishText, whole: ReadNumber): ReadNumber {
  const next = text.token(whole.to)?.value ?? null;
  if (next === null || whole.value % 1 !== 0) return whole;
  if (next > 0 && next < 1) return { value: whole.value + next, to: whole.to + 1 };
  const part = fraction(text, whole.to, next);
  return part ? { value: whole.value + part.value, to: part.to } : whole;
}

/** Matches "3k", "2 thousand", or "18 hundred". */
function thousands(text: WishText, { value, to }: ReadNumber): ReadNumber {
  if (value <= 20 && text.is(to, 'k', 'thousand')) return { value: value * 1000, to: to + 1 };
  return value <= 50 && text.is(to, 'hundred') ? { value: value * 100, to: to + 1 } : { value, to };
}

/** "Two thousand two hundred and fifty" has fewer. */
const MAX_GROUPS = 4;

/** Reads groups as they are spoken: "two thousand two hundred and fifty". */
function wordsOfNumber(text: WishText, at: number): ReadNumber | null {
  const first = upToNinetyNine(text, at) ?? aHundred(text, at);
  if (!first) return null;
  let { value: group, to } = first;
  let sum = 0;
  for (let groups = 0; groups < MAX_GROUPS; groups += 1) {
    const power = text.is(to, 'hundred') ? 100 : text.is(to, 'thousand') ? 1000 : null;
    if (power === null) break;
    to += 1;
    group *= power;
    if (power === 1000) [sum, group] = [sum + group, 0];
    const next = upToNinetyNine(text, text.is(to, 'and') ? to + 1 : to);
    if (!next) break;
    const isPower = text.is(next.to, 'hundred');
    [sum, group, to] = isPower ? [sum + group, next.value, next.to] : [sum, group + next.value, next.to];
  }
  return { value: sum + group, to };
}

const aHundred = (text: WishText, at: number): ReadNumber | null =>
  text.is(at, 'a') && text.is(at + 1, 'hundred', 'thousand') ? { value: 1, to: at + 1 } : null;

function upToNinetyNine(text: WishText, at: number): ReadNumber | null {
  const tens = TENS.at(text, at);
  if (!tens) return ONES.at(text, at);
  const ones = ONES.at(text, tens.to);
  return ones && ones.value < 10 ? { value: tens.value + ones.value, to: ones.to } : tens;
}

function withHalf(text: WishText, { value, to }: ReadNumber): ReadNumber {
  const isHalf = text.is(to, 'and') && text.is(to + 1, 'a') && text.is(to + 2, 'half');
  return isHalf ? { value: value + 0.5, to: to + 3 } : { value, to };
}
