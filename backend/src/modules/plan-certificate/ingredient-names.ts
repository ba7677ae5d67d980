import { ANIMAL_NAMES } from './names/animal-names.js';
import { GROUP_NAMES } from './names/group-names.js';
import { LOOK_ALIKES } from './names/look-alikes.js';
import { PLANT_NAMES } from './names/plant-names.js';

/** Longer names or words are cut. */
const MAX_LETTERS = 300;

/** Phrases by their first word, each as a list of words. */
type Phrases = Map<string, string[][]>;

type Place = [from: number, phrase: string[]];

interface Listed {
  asked: Phrases;
  found: Phrases;
  /** Names that only look alike. */
  not: Phrases;
  unless: Phrases;
  of: string[];
}

/**
 * Tells from its name alone whether an ingredient is what someone asked to leave out. The lists behind it are
 * not those by which plans are made, so that a fault in one of them is seen by the other. A word that has no
 * list is looked for in the name as it is; where it does not stand there, nothing is known.
 */
export function findsExcluded(word: string, ingredientName: string): 'yes' | 'no' | 'unknown' {
  const asked = wordsOf(word);
  if (asked.length === 0) return 'unknown';
  const { name, meant, head } = readName(ingredientName);
  const listed = LISTS.get(asked.join(' ')) ?? LISTS.get(withoutUmlauts(asked));
  if (listed) return isFound(listed, name, meant) ? 'yes' : 'no';
  if (isFreeOf(phrasesOf([word]), name)) return 'unknown';
  return standsIn(asked, meant.slice(0, head)) ? 'yes' : 'unknown';
}

/**
 * Whether a name is on a list. A single word counts in its own meaning; a phrase such as "sweet potato" counts unless
 * it is part of a misleading name, as in "coconut ice cream".
 */
function isFound({ asked, found, not, unless, of }: Listed, name: string[], meant: string[]): boolean {
  if (occursIn(unless, name) || isFreeOf(asked, name)) return false;
  const alike = placesOf(not, name);
  const [leftOfName, left] = [hide(alike, name), hide(alike, meant)];
  return (
    occursIn(found, left) ||
    placesOf(found, leftOfName).some((place) => place[1].length > 1 && meansItself(place, name)) ||
    of.some((member) => {
      const list = LISTS.get(member);
      return list !== undefined && isFound(list, leftOfName, left);
    })
  );
}

interface ReadName {
  name: string[];
  /** The name without words that only look alike. */
  meant: string[];
  /** The number of words before the first comma. */
  head: number;
}

const MAX_REMEMBERED = 5000;
const namesRead = new Map<string, ReadName>();

/** Readings are kept, because the same names are compared with many words. */
function readName(written: string): ReadName {
  const before = namesRead.get(written);
  if (before) return before;
  if (namesRead.size >= MAX_REMEMBERED) namesRead.clear();
  const name = wordsOf(written);
  const read = { name, meant: hideLookAlikes(name), head: wordsOf(written.split(',')[0] ?? '').length };
  namesRead.set(written, read);
  return read;
}

/** The words stand side by side: "roast beef" does not match "beef chuck roast". */
const standsIn = (asked: string[], name: string[]): boolean =>
  name.some((_, from) => asked.every((word, index) => name[from + index] === word));

function meansItself([from, phrase]: Place, name: string[]): boolean {
  const end = from + phrase.length;
  return placesOf(ALIKE, name).every(([at, alike]) => {
    const endOfAlike = at + alike.length;
    return endOfAlike <= from || at >= end || (at >= from && endOfAlike <= end);
  });
}

/** Matches names such as "gluten-free oats". */
const isFreeOf = (asked: Phrases, name: string[]): boolean =>
  placesOf(asked, name).some(([from, phrase]) => name[from + phrase.length] === 'free');

const occursIn = (phrases: Phrases, name: string[]): boolean => placesOf(phrases, name).length > 0;

function placesOf(phrases: Phrases, name: string[]): Place[] {
  if (phrases.size === 0) return [];
  return name.flatMap((first, from) =>
    (phrases.get(first) ?? [])
      .filter((phrase) => phrase.every((word, index) => name[from + index] === word))
      .map((phrase): Place => [from, phrase]),
  );
}

/** A hidden word keeps its position, so that its neighbors do not become adjacent. */
const HIDDEN = '';

function hide(places: Place[], name: string[]): string[] {
  const left = [...name];
  for (const [from, phrase] of places) left.fill(HIDDEN, from, from + phrase.length);
  return left;
}

function hideLookAlikes(name: string[]): string[] {
  const left = [...name];
  for (const [from, phrase] of placesOf(ALIKE, name)) {
    const hidden = HIDDEN_IN.get(phrase.join(' '));
    for (let at = from; at < from + phrase.length; at += 1)
      if (hidden?.has(name[at] ?? '')) left[at] = HIDDEN;
  }
  return left;
}

/** Returns the words in lower case without accents, each in the singular. */
function wordsOf(text: string): string[] {
  const letters = text
    .slice(0, MAX_LETTERS)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '');
  return (letters.match(/[\p{L}\d]+/gu) ?? []).map(singularOf);
}

function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, 'f');
  if (word.endsWith('ies') && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "Kaese" is "Käse" typed without umlauts. */
const withoutUmlauts = (words: string[]): string => words.join(' ').replaceAll(/([aou])e/g, '$1');

function phrasesOf(texts: string[]): Phrases {
  const phrases: Phrases = new Map();
  for (const text of texts) {
    const words = wordsOf(text);
    const [first] = words;
    if (first) phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  return phrases;
}

/** An entry begins at the margin, and indented lines below belong to it. */
function readLists(text: string, never: string[] = []): [key: string, list: Listed][] {
  return text
    .trim()
    .split(/\n(?! )/)
    .flatMap((entry) => {
      const [first = '', ...more] = entry.split('\n').map((line) => line.trim());
      const said = (keyword: string) =>
        more
          .filter((line) => line.startsWith(`${keyword} `))
          .flatMap((line) => line.slice(keyword.length + 1).split(', '));
      const asked = first.split(', ');
      const list: Listed = {
        asked: phrasesOf(asked),
        found: phrasesOf([...asked, ...said('also')]),
        not: phrasesOf(said('not')),
        unless: phrasesOf([...said('unless'), ...never]),
        of: said('of').map((member) => wordsOf(member).join(' ')),
      };
      return asked.map((one): [string, Listed] => [wordsOf(one).join(' '), list]);
    });
}

const ALIKE = phrasesOf(LOOK_ALIKES.map(([phrase]) => phrase));
const HIDDEN_IN = new Map(
  LOOK_ALIKES.map(([phrase, hidden]) => [wordsOf(phrase).join(' '), new Set(wordsOf(hidden))]),
);
/** The first list of a word counts, so groups come before foods of the same name. */
const LISTS = new Map(
  [
    ...readLists(GROUP_NAMES),
    ...readLists(ANIMAL_NAMES, ['vegan', 'plant based']),
    ...readLists(PLANT_NAMES),
  ].reverse(),
);

for (const member of [...LISTS.values()].flatMap(({ of }) => of))
  if (!LISTS.has(member)) throw new Error(`A group of names has ${member} in it, which has no list`);
