import { foods, splitWords } from '../../foods/index.js';
import { DISHES, LEFT_OUT, OTHER_NAMES } from './other-names.js';
import { plain } from './search-text.js';

/** Names are compared with their words in the singular. */
const keyOf = (text: string): string => splitWords(plain(text)).join(' ');

const lines = (table: string): [name: string, others: string[]][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', others = ''] = line.split(': ');
      return [name, others.split(', ')];
    });

const otherNames = new Map(
  lines(OTHER_NAMES).flatMap(([names, others]) => others.map((other) => [keyOf(other), names.split('/')])),
);
const dishes = new Map(lines(DISHES).map(([name, words]) => [keyOf(name), words]));
const leftOut = new Map(lines(LEFT_OUT).map(([name, words]) => [keyOf(name), words]));

interface FoodNames {
  /** The name in the food table. */
  name: string;
  main: string | null;
}

const byName = new Map<string, FoodNames>();
const namesOfMain = new Map<string, string[]>();
for (const { name, aliases, main } of foods.values()) {
  for (const one of [name, ...aliases]) byName.set(keyOf(one), { name, main });
  if (main) {
    const key = keyOf(main);
    namesOfMain.set(key, [...(namesOfMain.get(key) ?? []), name]);
  }
}

/** A following word that makes another food of a name: chicken stock is no chicken, and rice vinegar is no rice. */
const MAKES_ANOTHER =
  'stock broth bouillon cube vinegar oil sauce seasoning noodle paper flour milk butter starch powder paste'.split(
    ' ',
  );
/** The same for a preceding word: sweet potato is no potato, and cauliflower rice is no rice. */
const MAKES_ANOTHER_BEFORE: Record<string, string[]> = {
  potato: ['sweet'],
  rice: ['cauliflower', 'konjac'],
  milk: ['coconut', 'almond', 'oat', 'soy', 'rice'],
  butter: ['peanut', 'almond', 'cashew'],
  cheese: ['cottage', 'cream'],
  pepper: ['black', 'white', 'ground'],
};

export interface FoundFood {
  /** The names that recipes use for the food. */
  name: string;
  /** A query for `to_tsquery`. It covers names and ingredients of recipes, or names alone for a kind of dish. */
  query: string;
}

/** Finds the food or kind of dish with exactly this name, or returns null. */
export function findFood(words: readonly string[]): FoundFood | null {
  const key = keyOf(words.join(' '));
  const dish = dishes.get(key);
  const others = otherNames.get(key);
  const names = others ?? tableNames(key);
  if (!dish && !names) return null;
  const query = [
    // A kind of dish is found by the name. The description may only compare the dish with it, so it ranks last.
    ...(dish ? [wordsQuery(key, 'AD')] : []),
    ...(dish ?? []).map((one) => wordsQuery(one, 'A')),
    ...(names ?? []).map((name) => foodQuery(name)),
    // A user may have named a recipe with these very words.
    ...(others ? [wordsQuery(words.join(' '), 'ABCD')] : []),
  ].join(' | ');
  return { name: dish ? key : (names?.[0] ?? key), query };
}

function tableNames(key: string): string[] | null {
  if (namesOfMain.has(key)) return [key];
  const found = byName.get(key);
  if (!found) return null;
  const own = keyOf(found.name);
  const isOtherName = !own.split(' ').some((word) => key.split(' ').includes(word));
  const main = found.main && own.includes(keyOf(found.main)) ? keyOf(found.main) : null;
  return isOtherName ? [own, ...(main && main !== own ? [main] : []), key] : [key];
}

/** Excludes matches in which a neighboring word makes another food of it, unless that was asked for. */
function foodQuery(name: string): string {
  const words = keyOf(name).split(' ');
  const before = (MAKES_ANOTHER_BEFORE[words[0] ?? ''] ?? []).filter((word) => !words.includes(word));
  const after = MAKES_ANOTHER.filter((word) => !words.includes(word));
  const guarded = [
    ...(before.length > 0 ? [`!(${before.join(' | ')})`] : []),
    ...words,
    `!(${after.join(' | ')})`,
  ].join(' <-> ');
  return `(${guarded})`;
}

const wordsQuery = (text: string, weight: string): string =>
  `(${(plain(text).match(/[\p{L}\d]+/gu) ?? []).map((word) => `${word}:${weight}`).join(' <-> ')})`;

/** A query for `to_tsquery` that matches ingredients which are one of these foods or count as one. */
export function excludedQuery(food: string): string {
  const key = keyOf(food);
  const names = otherNames.get(key)?.map(keyOf) ?? [key];
  const words = names.flatMap((name) => leftOut.get(name) ?? [name, ...tableNamesOf(name)]);
  return [...new Set(words)]
    .map((word) => wordsQuery(word, 'B'))
    .filter((query) => query !== '()')
    .join(' | ');
}

/** Returns the foods that the table counts as this main ingredient, and other names of the food itself. */
function tableNamesOf(name: string): string[] {
  return [...(namesOfMain.get(name) ?? []), ...(byName.has(name) ? [byName.get(name)?.name ?? name] : [])];
}

/** Says whether these words name a food that can be excluded. */
export const isFood = (words: readonly string[]): boolean => {
  const key = keyOf(words.join(' '));
  return (
    otherNames.has(key) || leftOut.has(key) || namesOfMain.has(key) || byName.has(key) || dishes.has(key)
  );
};
