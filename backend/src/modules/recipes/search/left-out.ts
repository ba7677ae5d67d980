import type { Allergen, DietaryTag } from '../../foods/index.js';
import type { RecipeFilter } from '../recipe-filters.js';
import { isFood } from './food-words.js';
import { plain, type Token } from './search-text.js';
import type { ReadRule } from './understood.js';

/**
 * Everyday words for one or several allergens, in several languages. Peanuts count as nuts for everyone who
 * avoids nuts.
 */
const ALLERGEN_WORDS: [words: string, allergens: Allergen[]][] = [
  ['gluten wheat weizen trigo', ['gluten']],
  ['milk dairy lactose milch laktose lactosa leche lait', ['milk']],
  ['egg eggs eier huevo huevos oeuf oeufs', ['eggs']],
  ['nut nuts nusse nuss frutos nueces noix', ['nuts', 'peanuts']],
  ['peanut peanuts erdnusse cacahuetes', ['peanuts']],
  ['fish fisch pescado poisson', ['fish']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['seafood meeresfruchte mariscos', ['fish', 'crustaceans', 'molluscs']],
  ['crustaceans crustacean', ['crustaceans']],
  ['molluscs mollusks mollusc mollusk', ['molluscs']],
  ['soy soya soybean soybeans soja', ['soybeans']],
  ['celery sellerie apio celeri', ['celery']],
  ['mustard senf mostaza moutarde', ['mustard']],
  ['sesame sesam sesamo', ['sesame']],
  ['sulphites sulfites sulphite sulfite', ['sulphites']],
  ['lupin lupine lupins', ['lupin']],
];

const allergensByWord = new Map(
  ALLERGEN_WORDS.flatMap(([words, allergens]) => words.split(' ').map((word) => [word, allergens] as const)),
);
const VEGETARIAN: DietaryTag = 'vegetarian';
const MEAT = new Set(['meat', 'fleisch', 'carne', 'viande']);

const MAX_FOOD_WORDS = 3;
const LEAVE_OUT = new Set([
  'without',
  'no',
  'not',
  'minus',
  'excluding',
  'except',
  'ohne',
  'keine',
  'kein',
  'sin',
  'sans',
  'senza',
  'avoid',
]);
const LINKS = new Set([',', 'and', 'or', 'nor', 'und', 'oder', 'y', 'o', 'ni', 'et', 'ou']);
const FILLERS = new Set(['any', 'added', 'of', 'from', 'the']);

interface LeftOut {
  filter: Partial<RecipeFilter>;
  name: string;
  count: number;
}

/**
 * Reads "without milk", "no nuts or eggs", "dairy-free", or "free of soy". Null stands for words that were already
 * read.
 */
export function readLeftOut(tokens: readonly (Token | null)[]): ReadRule[] {
  const rules: ReadRule[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    const isFreeOf = word === 'free' && /^(?:of|from)$/.test(tokens[at + 1]?.word ?? '');
    if (LEAVE_OUT.has(word) || isFreeOf) {
      const found = readAfter(tokens, at);
      rules.push(...found.rules);
      at = Math.max(at, found.next - 1);
    }
  }
  const taken = new Set(rules.flatMap((rule) => rule.tokens));
  for (const [at, token] of tokens.entries()) {
    if (token?.word !== 'free' || taken.has(token)) continue;
    for (let count = MAX_FOOD_WORDS; count > 0; count -= 1) {
      const before = tokens.slice(Math.max(0, at - count), at);
      if (before.length < count || before.some((one) => one === null || taken.has(one))) continue;
      const found = foodAt(before, 0);
      if (found?.count !== count) continue;
      rules.push({
        label: `without ${found.name}`,
        filter: found.filter,
        tokens: present([...before, token]),
      });
      break;
    }
  }
  return rules;
}

/** Reads everything that the word at this position excludes: "without milk, eggs or nuts" is three rules. */
function readAfter(tokens: readonly (Token | null)[], start: number): { rules: ReadRule[]; next: number } {
  const rules: ReadRule[] = [];
  let from = start;
  let at = start + 1;
  for (;;) {
    while (FILLERS.has(tokens[at]?.word ?? '')) at += 1;
    const found = foodAt(tokens, at);
    if (!found) return { rules, next: from };
    const next = at + found.count;
    const isFollowed = LINKS.has(tokens[next]?.word ?? '') && foodAt(tokens, next + 1) !== null;
    rules.push({
      label: `without ${found.name}`,
      filter: found.filter,
      tokens: present(tokens.slice(from, next)),
      // The excluding word stays in the search, because it also applies to the foods that follow.
      ...(isFollowed && from === start && { cut: present(tokens.slice(at, next + 1)) }),
    });
    if (!isFollowed) return { rules, next };
    from = next;
    at = next + 1;
  }
}

/** Finds the longest name of an excludable food that begins here. */
function foodAt(tokens: readonly (Token | null)[], at: number): LeftOut | null {
  for (let count = MAX_FOOD_WORDS; count > 0; count -= 1) {
    const slice = tokens.slice(at, at + count);
    if (slice.length < count || slice.some((token) => !token || token.word === ',')) continue;
    const words = present(slice).map(({ word }) => word);
    const name = words.join(' ');
    const allergens = allergensByWord.get(name);
    if (allergens) return { filter: { excludedAllergens: allergens }, name, count };
    if (MEAT.has(name)) return { filter: { dietaryTags: [VEGETARIAN] }, name, count };
    if (isFood(words)) return { filter: { excludedFoods: [name] }, name, count };
  }
  return null;
}

/**
 * Turns an excluded food into filters. Allergens and meat have filters of their own, and any other food is searched
 * by name.
 */
export function withoutFood(food: string): Partial<RecipeFilter> {
  const name = plain(food.trim());
  const allergens = allergensByWord.get(name);
  if (allergens) return { excludedAllergens: allergens };
  return MEAT.has(name) ? { dietaryTags: [VEGETARIAN] } : { excludedFoods: [food] };
}

/** Says whether lists of recipes understand this word as a food to exclude. */
export const canBeLeftOut = (food: string): boolean =>
  withoutFood(food).excludedFoods === undefined || isFood([food]);

const present = (tokens: readonly (Token | null)[]): Token[] => tokens.filter((token) => token !== null);
