import { nameWords } from './typed-words.js';

/** Words that describe a food further without making it another food for most people. */
const SAYS_LITTLE = new Set(
  nameWords(`raw fresh with without salt added vitamin a d e c and or of all regular commercially prepared includes
    in to from made uncooked unprepared unenriched enriched type variety varieties commercial area areas average year
    round mature seeds ripe plain style usda commodity food ready eat not fortified calcium fluid broilers broiler
    fryers trimmed separable lean only fat grade grades choice domestic meat skinless boneless salted
    unsweetened cooked boiled drained solids spices beverages snacks candies nuts fish crustaceans mollusks
    cereals alcoholic beverage acid ascorbic approximately table granulated homemade home`),
);

const LITTLE = 0.12;
/** The weight of a word in the second or a later part of a description, which commas separate. */
const LATER = 0.5;
/** The weight of a brand, which the reference writes in capitals. People who mean a brand type it. */
const BRAND = 1.2;

export type WeighedWord = [word: string, weight: number];

/** In an everyday name each word counts. */
export const weighEverydayName = (name: string, wordsOf: typeof nameWords): WeighedWord[] =>
  [...new Set(wordsOf(name))].map((word) => [word, 1]);

/**
 * In a description of the reference ("Rice, brown, long-grain, cooked") the first part says what it is, and what
 * stands in parentheses says little.
 */
export function weighDescription(description: string, wordsOf: typeof nameWords): WeighedWord[] {
  const weights = new Map<string, number>();
  const add = (text: string, most: number) => {
    for (const word of wordsOf(text)) {
      const weight = SAYS_LITTLE.has(word) ? LITTLE : most;
      weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    }
  };
  const [outside, inside] = splitParentheses(description);
  for (const [at, part] of outside.split(',').entries()) {
    const isBrand = /\b[A-Z][A-Z'&]{2,}\b/.test(part) && !/\b(USDA|BBQ)\b/.test(part);
    add(part, isBrand ? BRAND : at === 0 ? 1 : LATER);
  }
  add(inside, LITTLE);
  return [...weights];
}

function splitParentheses(text: string): [outside: string, inside: string] {
  if (!text.includes('(')) return [text, ''];
  let inside = '';
  const outside = text.replaceAll(/\(([^)]*)\)?/g, (_, within: string) => {
    inside += ` ${within}`;
    return ' ';
  });
  return [outside, inside];
}
