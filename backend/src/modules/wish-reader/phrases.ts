import { splitWords } from '../foods/index.js';
import { learn } from './known-words.js';
import type { WishText } from './wish-text.js';

interface Phrase<T> {
  words: string[];
  value: T;
}

/** Fixed phrases with their meanings, found at a place in a text. The longest match counts. */
export class Phrases<T> {
  private readonly byFirst = new Map<string, Phrase<T>[]>();

  /** The phrases of each meaning are separated by commas. */
  constructor(meanings: Iterable<readonly [value: T, phrases: string]>) {
    for (const [value, phrases] of meanings) {
      for (const phrase of phrases.split(',')) this.add(wordsIn(phrase), value);
    }
    for (const phrases of this.byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  private add(words: string[], value: T) {
    learn(words);
    const [first = ''] = words;
    this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { words, value }]);
  }

  at(text: WishText, at: number): { value: T; to: number } | null {
    const [longest] = this.allAt(text, at);
    return longest ? { value: longest.value, to: at + longest.words.length } : null;
  }

  /** The longest phrase whose last word stands right before `end`. */
  before(text: WishText, end: number): { value: T; from: number } | null {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const found = this.allAt(text, end - length).find(({ words }) => words.length === length);
      if (found) return { value: found.value, from: end - length };
    }
    return null;
  }

  private allAt(text: WishText, at: number): Phrase<T>[] {
    const phrases = this.byFirst.get(text.word(at));
    if (!phrases) return NONE;
    return phrases.filter(({ words }) => words.every((word, index) => text.word(at + index) === word));
  }

  has(text: WishText, at: number): boolean {
    return this.at(text, at) !== null;
  }
}

const MAX_WORDS = 5;
const NONE: never[] = [];

/** Signs count as words here. */
const wordsIn = (phrase: string): string[] =>
  phrase
    .trim()
    .split(/\s+/)
    .map((word) => splitWords(word)[0] ?? word);

/** A set of words, written as a text. */
export function wordSet(text: string): ReadonlySet<string> {
  const words = splitWords(text);
  learn(words);
  return new Set(words);
}
