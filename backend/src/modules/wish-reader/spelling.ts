import { splitWords } from '../foods/index.js';
import { isKnown } from './known-words.js';
import type { Token } from './tokens.js';

/** The most important words: typos in them are corrected, with a note. No other words are. */
const CORRECTED = `
  protein vegetarian vegan keto paleo calories kilojoules breakfast lunch dinner snack gluten dairy lactose
  allergic allergy intolerant intolerance ingredients muscle weight maintenance cutting bulking performance
  without minutes maximum minimum vegetables carbs carbohydrates cooking monday tuesday wednesday thursday
  friday saturday sunday weekend weekday weeks meals peanuts shellfish mushrooms avoid exclude starting
  tomorrow
`
  .trim()
  .split(/\s+/);

const byWord = new Map(CORRECTED.map((written) => [splitWords(written)[0] ?? written, written]));

/** Valid words that resemble one of those. */
const RIGHT = new Set(
  splitWords(`
    began vegas daily glutes lunches weights weighs weighed height heights eight eighth protest snacky crab
    crabs curbs metals meats seals deals heals paled cooing looking booking minute minutia starring stating
    staring cutlet sinner winner thinner inner diner vegetable dietary
  `),
);

/** A name may follow these words, and names are never corrected. */
const BEFORE_NAMES = new Set(splitWords('for client customer named called fur para pour'));

/** The word as which a token is read: its own, or the one of which it is a typo. */
export function respelled(token: Token, before: Token | undefined): string {
  const { word, kind } = token;
  if (kind !== 'word' || word.length < 5 || RIGHT.has(word) || isKnown(word)) return word;
  const mayBeName = BEFORE_NAMES.has(before?.word ?? '') || (token.isCapital && before?.isCapital === true);
  if (mayBeName) return word;
  const [meant, other] = [...byWord.keys()].filter((right) => isSlip(word, right));
  return meant !== undefined && other === undefined ? meant : word;
}

/** The usual spelling: "calories" is stored in the singular. */
export const writtenOut = (word: string): string => byWord.get(word) ?? word;

/** Allows one typo, or two in a long word. People get the first letter right. */
function isSlip(word: string, right: string): boolean {
  const most = right.length >= 8 ? 2 : 1;
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > most) return false;
  return editDistance(word, right) <= most;
}

/** Counts letters that are changed, dropped, added, or swapped with the next one. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (last[j] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
