import { foods, splitWords } from '../foods/index.js';
import { excludedFood } from './excluded-food.js';
import { FOOD_GROUPS } from './food-groups.js';
import { isQuality } from './food-index.js';
import { editDistance } from './spelling.js';

const MAX_NEAR_FOODS = 3;
const MAX_CHARACTERS = 40;

interface Offered {
  name: string;
  words: string[];
  isGroup: boolean;
}

/** Everything that may be suggested, as people write it. */
const offered: Offered[] = [
  ...FOOD_GROUPS.flatMap(([words]) => words.split(',').map((word) => offer(word.trim(), true))),
  ...[...foods.values()].flatMap(({ name, aliases }) =>
    [name.split(',')[0] ?? name, ...aliases].map((one) => offer(one, false)),
  ),
];

function offer(name: string, isGroup: boolean): Offered {
  return { name, words: splitWords(name), isGroup };
}

/** The question about a word that means no food or too many, with similar words that mean some. */
export function askAboutFood(word: string): string {
  const shown = word.trim().slice(0, MAX_CHARACTERS);
  const holding = holdingWord(word);
  if (holding.length > 0) return `“${shown}” could mean several foods. Did you mean ${inWords(holding)}?`;
  const alike = [wordsAtItsEnd(word), spelledLike(word)].find(({ length }) => length > 0) ?? [];
  const question = alike.length > 0 ? ` Did you mean ${inWords(alike)}?` : '';
  return `We know no food called “${shown}”.${question}`;
}

/** For "breast", returns chicken breast, duck breast, and turkey breast. */
function holdingWord(text: string): string[] {
  const words = splitWords(text.slice(0, MAX_CHARACTERS));
  if (words.every(isQuality)) return [];
  return few(offered.filter((one) => words.every((word) => one.words.includes(word))));
}

/** For "raw onions", at least finds onions. */
function wordsAtItsEnd(text: string): string[] {
  const words = text.slice(0, MAX_CHARACTERS).toLowerCase().trim().split(/\s+/);
  const ends = words.map((_, from) => words.slice(from).join(' ')).slice(1);
  return ends.filter((end) => excludedFood(end) !== null).slice(0, 1);
}

const SLIPS = [
  { from: 8, most: 2 },
  { from: 4, most: 1 },
];

function spelledLike(text: string): string[] {
  const key = splitWords(text.slice(0, MAX_CHARACTERS)).join(' ');
  const most = SLIPS.find(({ from }) => key.length >= from)?.most ?? 0;
  return few(
    offered.filter(({ words }) => {
      const other = words.join(' ');
      return Math.abs(other.length - key.length) <= most && editDistance(key, other) <= most;
    }),
  );
}

/** The shortest names that mean foods, each food once, by the name of its group if it has one. */
function few(found: Offered[]): string[] {
  const names: string[] = [];
  const meant = new Set<string>();
  const inOrder = found.toSorted(
    (a, b) => Number(b.isGroup) - Number(a.isGroup) || a.name.length - b.name.length,
  );
  for (const { name } of inOrder) {
    const key = excludedFood(name)?.foodIds.join(' ');
    if (key === undefined || meant.has(key)) continue;
    meant.add(key);
    names.push(name);
    if (names.length === MAX_NEAR_FOODS) break;
  }
  return names;
}

function inWords(names: string[]): string {
  const [first = '', second = ''] = names;
  if (names.length <= 2) return names.join(' or ');
  return `${first}, ${second}, or ${names.at(-1)}`;
}
