import { foods, splitWords } from '../foods/index.js';
import type { NamedFoods } from '../plan-model/index.js';
import { ASKED_ABOUT, FOOD_GROUPS } from './food-groups.js';
import { foodsNamed, namesOfFoods } from './food-index.js';
import { FOOD_WORDS_ABROAD } from './food-words-abroad.js';
import { editDistance } from './spelling.js';

const keyOf = (text: string) => splitWords(text).join(' ');
const listed = (words: string) => words.split(',').map((word) => word.trim());

const groups = new Map(
  FOOD_GROUPS.flatMap(([words, means]) => listed(words).map((word) => [keyOf(word), means] as const)),
);
const english = new Map(
  FOOD_WORDS_ABROAD.flatMap(([word, others]) => listed(others).map((other) => [keyOf(other), word] as const)),
);
const askedAbout = new Set(listed(ASKED_ABOUT).map(keyOf));

const MAX_CHARACTERS = 40;

/** The foods of the table that a word means, including those made of it, or null if it has to be asked about. */
export function excludedFood(text: string): NamedFoods | null {
  if (text.length > MAX_CHARACTERS * 2) return null;
  const written = text.trim().toLowerCase();
  const key = keyOf(text);
  if (key === '' || key.length > MAX_CHARACTERS || askedAbout.has(key)) return null;
  const abroad = groups.has(key) ? undefined : english.get(key);
  const foodIds = foodsMeant(abroad === undefined ? key : keyOf(abroad));
  return foodIds.length > 0 ? { name: abroad?.toLowerCase() ?? written, foodIds } : null;
}

function foodsMeant(key: string): string[] {
  const group = groups.get(key);
  if (group === undefined) return foodsNamed(key);
  const meant = new Set<string>();
  for (const term of group.split(/\s+/)) {
    if (term.startsWith('-')) for (const id of foodsOfTerm(term.slice(1))) meant.delete(id);
    else for (const id of foodsOfTerm(term)) meant.add(id);
  }
  return [...meant];
}

/** One term of the table of groups, whose notation the table explains. */
export function foodsOfTerm(term: string): string[] {
  const [sign, rest] = [term.charAt(0), term.slice(1).replaceAll('_', ' ')];
  if (sign === '=') return foodsMeant(keyOf(rest));
  if (sign === '~') return foodsNamed(keyOf(rest));
  const all = [...foods.values()];
  if (sign === '@') return all.filter(({ allergens }) => allergens.some((one) => one === rest)).map(idOf);
  if (term.startsWith('main:')) {
    const main = term.slice('main:'.length).replaceAll('_', ' ');
    return all.filter((food) => food.main === main).map(idOf);
  }
  if (term.endsWith('*')) return all.filter(({ id }) => id.startsWith(term.slice(0, -1))).map(idOf);
  return foods.has(term) ? [term] : [];
}

const idOf = ({ id }: { id: string }) => id;

const MAX_WORDS = 4;

/** The largest number of words, from the first on, that together name foods. */
export function leadingFood(words: string[]): number {
  for (let count = Math.min(words.length, MAX_WORDS); count > 0; count -= 1) {
    if (remembered(words.slice(0, count).join(' '))) return count;
  }
  return 0;
}

const known = new Map<string, NamedFoods | null>();
const MAX_REMEMBERED = 2000;

/** Results are kept, because wishes repeat words. */
function remembered(text: string): NamedFoods | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const food = excludedFood(text);
  known.set(text, food);
  return food;
}

const vocabulary = [...new Set([...groups.keys(), ...namesOfFoods()])];

const MIN_CORRECTED_LETTERS = 6;
const correctable = vocabulary.filter((word) => word.length >= MIN_CORRECTED_LETTERS && !word.includes(' '));

/** Returns the only word in the names of foods of which this may be a typo, or null if there is none or several. */
export function respelledFood(word: string): string | null {
  if (word.length < MIN_CORRECTED_LETTERS) return null;
  const near = correctable.filter((right) => right[0] === word[0] && isNear(right, word));
  return near.length === 1 ? (near[0] ?? null) : null;
}

const isNear = (one: string, other: string) =>
  Math.abs(one.length - other.length) <= 1 && editDistance(one, other) === 1;
