import { DAILY_GRAMS, type Macro } from '../plan-model/index.js';
import { MACRO_NAMES } from './macros.js';
import { readNumber } from './numbers.js';
import { Phrases, wordSet } from './phrases.js';
import { found, type Reader, type Reading, refused, type WishText } from './wish-text.js';

const SHARES = { protein: 'proteinShare', carbs: 'carbsShare', fat: 'fatShare' } as const;

/** Larger sums of three numbers are grams with names: "P/C/F 150/180/60". */
const MIN_GRAMS = 150;
const MAX_PERCENT = 95;

/** The usual order of "40/30/30" without names. */
const USUAL_ORDER: Macro[] = ['carbs', 'protein', 'fat'];
const LETTERS: Record<string, Macro> = { p: 'protein', c: 'carbs', f: 'fat' };
const SEPARATORS = ['/', '-', ':'];

const SPLIT_WORDS = new Phrases<null>([
  [
    null,
    'macro split, macros split, split, macros, macro, ratio, macro ratio, macros ratio, macronutrient split',
  ],
]);

/** Matches "40/30/30", "40/30/30 (carbs/protein/fat)", or "p/c/f 40/30/30". */
export const readSplit: Reader = (text, at) => {
  const shares = threeNumbers(text, at);
  if (!shares) return null;
  const split = SPLIT_WORDS.at(text, shares.to);
  const behind = threeNames(text, split?.to ?? shares.to);
  const before = behind ? null : threeNamesBefore(text, at);
  const from = before?.from ?? at;
  const to = behind?.to ?? split?.to ?? shares.to;
  const sum = shares.values.reduce((total, share) => total + share, 0);
  const isDate = shares.values.some((share) => share > 1000 || share < 1);
  if (isDate) return null;
  const names = behind?.names ?? before?.names ?? null;
  if (names && sum > MIN_GRAMS) {
    return {
      from,
      to,
      findings: names.map((name, index) => found(DAILY_GRAMS[name], shares.values[index] ?? 0)),
    };
  }
  if (shares.values.some((share) => share > MAX_PERCENT)) return null;
  if (Math.abs(sum - 100) > 1) return refused(text, { from, to }, `The parts add up to ${sum}%, not 100%.`);
  return splitReading(shares.values, names, { from, to });
};

function splitReading(values: number[], names: Macro[] | null, place: { from: number; to: number }): Reading {
  const why = names ? null : 'A split without names is read in the usual order: carbs, protein, fat.';
  const order = names ?? USUAL_ORDER;
  return { ...place, findings: order.map((macro, index) => found(SHARES[macro], values[index] ?? 0, why)) };
}

function threeNumbers(text: WishText, at: number): { values: number[]; to: number } | null {
  const values: number[] = [];
  let to = at;
  for (let index = 0; index < 3; index += 1) {
    const value = text.token(to)?.value ?? null;
    if (value === null) return null;
    values.push(value);
    to += text.is(to + 1, '%') ? 2 : 1;
    if (index < 2 && !text.is(to, ...SEPARATORS)) return null;
    to += index < 2 ? 1 : 0;
  }
  return text.is(to, '/') ? null : { values, to };
}

function threeNames(text: WishText, at: number): { names: Macro[]; to: number } | null {
  const names: Macro[] = [];
  let to = text.is(at, '(') ? at + 1 : at;
  const isInBrackets = to > at;
  for (let index = 0; index < 3; index += 1) {
    if (index > 0 && text.is(to, '/', ',', '-', ':')) to += 1;
    if (index > 0 && text.is(to, 'and')) to += 1;
    const name = nameAt(text, to);
    if (!name || names.includes(name.macro)) return null;
    names.push(name.macro);
    to = name.to;
  }
  return { names, to: isInBrackets && text.is(to, ')') ? to + 1 : to };
}

function nameAt(text: WishText, at: number): { macro: Macro; to: number } | null {
  const letter = LETTERS[text.word(at)];
  if (letter) return { macro: letter, to: at + 1 };
  const name = MACRO_NAMES.at(text, at);
  return name && { macro: name.value, to: name.to };
}

const MAX_WORDS_BEFORE = 8;

function threeNamesBefore(text: WishText, at: number): { names: Macro[]; from: number } | null {
  const end = text.is(at - 1, ':', '=') ? at - 1 : at;
  for (let from = at - 1; from >= at - MAX_WORDS_BEFORE; from -= 1) {
    const three = threeNames(text, from);
    if (three?.to === end) return { names: three.names, from };
  }
  return null;
}

const ENERGY = wordSet('of from kcal calories energy');

/** Matches "40 % protein", "protein 40%", or "40% of calories from protein". */
export const readShare: Reader = (text, at) => percentFirst(text, at) ?? nameFirst(text, at);

function percentFirst(text: WishText, at: number): Reading | null {
  const percent = percentAt(text, at);
  if (!percent) return null;
  let { to } = percent;
  while (to - percent.to < 4 && ENERGY.has(text.word(to))) to += 1;
  const name = MACRO_NAMES.at(text, to) ?? MACRO_NAMES.at(text, percent.to);
  return name && { to: name.to, findings: [found(SHARES[name.value], percent.value, percent.why)] };
}

function nameFirst(text: WishText, at: number): Reading | null {
  const name = MACRO_NAMES.at(text, at);
  const percent = name && percentAt(text, text.is(name.to, ':', '=', 'at', 'of') ? name.to + 1 : name.to);
  if (!percent || MACRO_NAMES.has(text, percent.to)) return null;
  return { to: percent.to, findings: [found(SHARES[name.value], percent.value, percent.why)] };
}

interface Percent {
  value: number;
  why: string | null;
  to: number;
}

/** Matches "40 %" or "30-40 %". */
function percentAt(text: WishText, at: number): Percent | null {
  const low = readNumber(text, at);
  const afterLow = low && (text.is(low.to, '%') ? low.to + 1 : low.to);
  const high = afterLow !== null && text.is(afterLow, '-', 'to') ? readNumber(text, afterLow + 1) : null;
  const last = high ?? low;
  if (!low || !last || !text.is(last.to, '%', 'percent', 'prozent')) return null;
  const to = last.to + 1;
  const value = (low.value + last.value) / 2;
  const why = high ? `The middle of “${text.quote(at, to)}” is the target.` : null;
  return low.value >= 1 && last.value <= 90 ? { value, why, to } : null;
}
