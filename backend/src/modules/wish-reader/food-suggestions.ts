import { type Food, foods, plural, splitWords } from '../foods/index.js';
import { canBeLeftOut } from '../recipes/index.js';
import { excludedFood } from './excluded-food.js';
import { FOOD_GROUPS } from './food-groups.js';
import { FOOD_WORDS_ABROAD } from './food-words-abroad.js';

/** The field that will contain the word: a plan's wish, or the filters of a list of recipes. */
export const FOOD_USES = ['plans', 'recipes'] as const;
export type FoodUse = (typeof FOOD_USES)[number];

export interface SuggestedFood {
  name: string;
  /** It is set if another name of the food, or a word of another language, was typed. */
  otherName: string | null;
  /** Some of the foods that it stands for in a plan, the most typical first. */
  foods: string[];
  foodCount: number;
}

export const MAX_TYPED = 60;
const MAX_WORDS = 6;
const MAX_FOODS_NAMED = 4;

interface Name {
  text: string;
  /** The name as written, in the singular, and in the plural, because people type all of them. */
  spellings: Spelling[];
}

interface Spelling {
  whole: string;
  words: string[];
}

interface Offered {
  isGroup: boolean;
  name: Name;
  otherNames: Name[];
}

const listed = (words: string) => words.split(',').map((word) => word.trim());

/** Returns the words in lower case without accents, each as typed, because an unfinished word has no singular. */
const typedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d%]+/gu) ?? [];

const nameOf = (text: string): Name => ({
  text,
  spellings: [
    ...new Set(
      [typedWords(text), splitWords(text), typedWords(plural(text))].map((words) => words.join(' ')),
    ),
  ].map((whole) => ({ whole, words: whole.split(' ') })),
});

const keyOf = (text: string) => splitWords(text).join(' ');

const wordsAbroad = new Map(FOOD_WORDS_ABROAD.map(([english, others]) => [keyOf(english), listed(others)]));
const abroad = (word: string): string[] => wordsAbroad.get(keyOf(word)) ?? [];

function offer(isGroup: boolean, [first = '', ...others]: string[]): Offered {
  const otherNames = [...others, ...[first, ...others].flatMap(abroad)];
  return { isGroup, name: nameOf(first), otherNames: otherNames.map(nameOf) };
}

/** "Salmon" is no group of the table but still means several foods. */
const groupWords = new Set(FOOD_GROUPS.flatMap(([words]) => listed(words)).map(keyOf));
const plainWords = FOOD_WORDS_ABROAD.map(([english]) => english).filter(
  (word) => !groupWords.has(keyOf(word)),
);

/**
 * Excludes "mushroom" for white mushrooms, because it fits all others as well, and "dairy-free yogurt" when "dairy"
 * is typed.
 */
const isItsOwn = (alias: string) =>
  !groupWords.has(keyOf(alias)) && !wordsAbroad.has(keyOf(alias)) && !/\bfree\b/.test(alias);

/** Groups come before foods: of two entries with the same meaning, the group is offered. */
const offered: Offered[] = [
  ...FOOD_GROUPS.map(([words]) => offer(true, listed(words))),
  ...plainWords.map((word) => offer(true, [word])),
  ...[...foods.values()].map(({ name, aliases }) =>
    offer(false, [headOf(name), ...aliases.filter(isItsOwn)]),
  ),
];

/** Shortens "Ricotta, part-skim" to ricotta. */
function headOf(name: string): string {
  return name.split(',')[0] ?? name;
}

/** Words for foods that the user may be typing, the most likely first. Each is understood where it is used. */
export function suggestFoods(typed: string, use: FoodUse, limit: number): SuggestedFood[] {
  const words = typedWords(typed.slice(0, MAX_TYPED)).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found = offered
    .map((one) => ({ one, match: matchOf(one, { whole: words.join(' '), words }) }))
    .filter((each): each is { one: Offered; match: Match } => each.match !== null)
    .sort((a, b) => a.match.rank - b.match.rank || byPlainness(a.one, b.one));
  const suggestions = new Map<string, SuggestedFood>();
  for (const { one, match } of found) {
    const { text } = one.name;
    const { foods, foodCount, meaning } = meaningOf(text);
    if (foodCount === 0 || suggestions.has(meaning)) continue;
    if (use === 'recipes' && !canBeLeftOut(text)) continue;
    suggestions.set(meaning, { name: text, otherName: match.otherName, foods, foodCount });
    if (suggestions.size === limit) break;
  }
  return [...suggestions.values()];
}

interface Match {
  rank: number;
  otherName: string | null;
}

/** The exact word comes first, then names that begin with it, then names that contain it. */
const IS = 0;
const BEGINS = 1;
const HAS = 2;

/** Among equally near names, the main name comes before others, and groups before foods. */
function matchOf({ isGroup, name, otherNames }: Offered, typed: Spelling): Match | null {
  let best = { nearness: nearnessOf(name, typed), otherName: null as string | null };
  for (const other of otherNames) {
    const nearness = nearnessOf(other, typed);
    if (nearness < best.nearness) best = { nearness, otherName: other.text };
  }
  if (best.nearness > HAS) return null;
  return {
    rank: best.nearness * 4 + (best.otherName === null ? 0 : 2) + (isGroup ? 0 : 1),
    otherName: best.otherName,
  };
}

const nearnessOf = ({ spellings }: Name, typed: Spelling) =>
  Math.min(...spellings.map((spelling) => nearness(spelling, typed)));

function nearness({ whole, words }: Spelling, typed: Spelling): number {
  if (!typed.words.every((word) => words.some((own) => own.startsWith(word))))
    return Number.POSITIVE_INFINITY;
  if (whole === typed.whole) return IS;
  return whole.startsWith(typed.whole) ? BEGINS : HAS;
}

const byPlainness = (a: Offered, b: Offered) =>
  wordsIn(a.name.text) - wordsIn(b.name.text) || a.name.text.length - b.name.text.length;

type Meaning = Pick<SuggestedFood, 'foods' | 'foodCount'> & { meaning: string };

/** Meanings are kept. There are at most as many as names. */
const meanings = new Map<string, Meaning>();

function meaningOf(name: string): Meaning {
  const known = meanings.get(name);
  if (known) return known;
  const foodIds = excludedFood(name)?.foodIds ?? [];
  const meaning = {
    foods: plainest(foodIds),
    foodCount: foodIds.length,
    meaning: foodIds.toSorted().join(' '),
  };
  meanings.set(name, meaning);
  return meaning;
}

/**
 * Foods from the aisle of most of them come before foods that only contain some of them: cod is fish, kimchi contains
 * some.
 */
function plainest(foodIds: string[]): string[] {
  const meant = foodIds.map((id) => foods.get(id)).filter((food) => food !== undefined);
  const places = Map.groupBy(meant, ({ aisle }) => aisle);
  const strangeness = ({ aisle, main }: Food) =>
    meant.length - (places.get(aisle)?.length ?? 0) + (main === null ? meant.length : 0);
  const names = meant
    .toSorted(
      (a, b) =>
        strangeness(a) - strangeness(b) ||
        wordsIn(headOf(a.name)) - wordsIn(headOf(b.name)) ||
        a.name.length - b.name.length,
    )
    .map(({ name }) => headOf(name));
  return [...new Set(names)].slice(0, MAX_FOODS_NAMED);
}

const wordsIn = (name: string) => name.split(' ').length;
