import { excludedFood, type ReadWish } from '../../../src/modules/wish-reader/index.js';
import type { ExpectedFields, ExpectedWish } from './wishes.js';

/** Fields that must contain exactly what was said. They are checked even if nothing is expected. */
const EXACT = [
  'dietaryTags',
  'excludedFoods',
  'excludedAllergens',
  'likedFoods',
  'noCookingOn',
  'keepsMeatApartFromDairy',
] as const;

/** None of these may be lost silently. */
const MUST_NOT_BE_LOST = new Set<string>([
  ...[
    'dietaryTags',
    'excludedFoods',
    'excludedAllergens',
    'keepsMeatApartFromDairy',
    'gluten',
    'noCookingOn',
  ],
  ...['dailyCalorieTarget', 'days'],
]);

export interface Verdict {
  judged: number;
  /** Each entry says what was expected and what was read. */
  misses: string[];
  /** Parts of the wish that were dropped silently. */
  dropped: string[];
}

type Fields = Record<string, unknown>;

export function judge({ id, wish, fields, asks, lists }: ExpectedWish, read: ReadWish): Verdict {
  const expected = comparable(fields);
  const values = comparable(
    Object.fromEntries(Object.entries(read.values).map(([field, { value }]) => [field, value])),
  );
  const names = [...new Set([...Object.keys(expected), ...exactNames(values)])];
  const wrong = names.filter((name) => textOf(expected[name]) !== textOf(values[name]));
  const misses = wrong.map(
    (name) => `${id} ${name}: expected ${textOf(expected[name])}, read ${textOf(values[name])} | ${wish}`,
  );
  const asked = read.notTaken.filter(({ mustAsk }) => mustAsk).map(({ words, why }) => `${words} ${why}`);
  const listed = [...read.notTaken.map(({ words }) => words), ...read.notUnderstood, ...read.notes];
  const lost = wrong.filter((name) => isLost(name, expected, values));
  const dropped = [
    ...asks.filter((word) => !mentions(asked, word)).map((word) => `asks “${word}”`),
    ...lists.filter((word) => !mentions([...asked, ...listed], word)).map((word) => `lists “${word}”`),
    ...(lost.length > without(listed, [...asks, ...lists]).length ? lost : []),
  ].map((what) => `${id} ${what} | ${wish} | asked ${textOf(asked)}, listed ${textOf(listed)}`);
  return { judged: names.length, misses, dropped };
}

const mentions = (pieces: string[], word: string) =>
  pieces.some((piece) => piece.toLowerCase().includes(word.toLowerCase()));

/** Additional listed pieces, which may be a restriction that was not read. */
const without = (pieces: string[], words: string[]) =>
  pieces.filter((piece) => !words.some((word) => mentions([piece], word)));

/** Something that was expected is missing. More than expected does no harm. */
function isLost(name: string, expected: Fields, values: Fields): boolean {
  if (!MUST_NOT_BE_LOST.has(name) || expected[name] === undefined) return false;
  if (!Array.isArray(expected[name])) return true;
  const read = new Set((values[name] as unknown[] | undefined) ?? []);
  return expected[name].some((one) => !read.has(one));
}

const exactNames = (values: Fields) =>
  [...EXACT, 'gluten'].filter((name) => values[name] !== undefined && textOf(values[name]) !== '[]');

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * Gluten as an allergen and as a tag is one restriction, lists are sets, and foods count by their meaning. An empty
 * list equals none.
 */
function comparable(fields: ExpectedFields | Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (name === 'excludedFoods' || name === 'likedFoods')
      return [name, (value as string[]).map(meaning).sort()];
    return [name, Array.isArray(value) ? value.filter((one) => !GLUTEN.includes(one)).sort() : sorted(value)];
  });
  const isGlutenFree = [fields.dietaryTags, fields.excludedAllergens].some((list) =>
    (list as string[] | undefined)?.some((one) => GLUTEN.includes(one)),
  );
  return Object.fromEntries([
    ...entries.filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
    ...(isGlutenFree ? [['gluten', true]] : []),
  ]);
}

const GLUTEN: unknown[] = ['gluten', 'gluten-free'];

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value;

const meanings = new Map<string, string>();

/** Two words with the same foods are equal. The first one seen stands for both. */
function meaning(word: string): string {
  const key = excludedFood(word)?.foodIds.toSorted().join(' ') ?? word;
  const first = meanings.get(key) ?? word;
  meanings.set(key, first);
  return first;
}
