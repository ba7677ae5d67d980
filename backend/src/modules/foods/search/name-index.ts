import { type WeighedWord, weighDescription, weighEverydayName } from './name-weights.js';
import { seldomMeantWords } from './seldom-meant.js';
import { nameWords, readTypedWords, type TypedWord } from './typed-words.js';
import { likenessOf } from './word-likeness.js';

/** The share of the typed words that a name must contain. */
const MIN_COVERAGE = 0.6;

/** The weight of a typed word that no name has, so that "honeycrisp apple" still finds apples. */
const UNKNOWN_WORD_WEIGHT = 0.15;

/** A word that stands for the typed one counts a little less than the typed one itself. */
const OTHER_WORD_FACTOR = 0.95;

/** The part of the score that a name keeps if nearly none of its own words were typed. */
const BASE = 0.35;

const EVERYDAY_FACTOR = 1.08;
const FIRST_WORD_FACTOR = 1.06;

/** Puts the rendered fat of a chicken behind every piece of chicken. */
const SELDOM_MEANT_FACTOR = 0.7;

export type NameKind = 'everyday' | 'description';

interface IndexedName {
  thing: number;
  from: number;
  to: number;
  totalWeight: number;
  factor: number;
  /** The words of which one must be typed, because the food is seldom meant otherwise. */
  asked: readonly number[];
}

/** For a typed word: per alternative and each of its words, how well each word of the vocabulary fits. */
interface FittedWord {
  weight: number;
  alternatives: Float32Array[][];
}

/** Holds many names as numbers, each word once, and says how well the best name of each thing fits a typed text. */
export class NameIndex {
  private readonly wordIds = new Map<string, number>();
  private readonly vocabulary: string[] = [];
  private readonly names: IndexedName[] = [];
  private readonly words: number[] = [];
  private readonly weights: number[] = [];
  private readonly keys: string[] = [];

  constructor(private readonly wordsOf = nameWords) {}

  /** Adds a thing with all of its names. */
  add(key: string, names: { text: string; kind: NameKind }[]): void {
    const thing = this.keys.push(key) - 1;
    for (const { text, kind } of names) {
      const isEveryday = kind === 'everyday';
      const weighed = isEveryday
        ? weighEverydayName(text, this.wordsOf)
        : weighDescription(text, this.wordsOf);
      const asked = this.wordsOf(seldomMeantWords(text).join(' ')).map((word) => this.idOf(word));
      this.addName(weighed, { thing, factor: isEveryday ? EVERYDAY_FACTOR : 1, asked });
    }
  }

  /** Returns a score for each thing with a name that fits, as a rule from 0 to 1.2. */
  score(search: string): Map<string, number> {
    const typed = readTypedWords(search).map((word) => this.fit(word));
    const scores = new Map<string, number>();
    if (typed.every(({ weight }) => weight <= UNKNOWN_WORD_WEIGHT)) return scores;
    const most = typed.reduce((sum, { weight }) => sum + weight, 0);
    const typedWords = this.markFitting(typed);
    for (const name of this.names) {
      const score = this.scoreOf(name, typed, typedWords) / most ** 2;
      if (score === 0) continue;
      const key = this.keys[name.thing] ?? '';
      if (score > (scores.get(key) ?? 0)) scores.set(key, score);
    }
    return scores;
  }

  private addName(weighed: WeighedWord[], name: Pick<IndexedName, 'thing' | 'factor' | 'asked'>): void {
    const from = this.words.length;
    let totalWeight = 0;
    for (const [word, weight] of weighed) {
      this.words.push(this.idOf(word));
      this.weights.push(weight);
      totalWeight += weight;
    }
    if (totalWeight > 0) this.names.push({ ...name, from, to: this.words.length, totalWeight });
  }

  private idOf(word: string): number {
    const known = this.wordIds.get(word);
    if (known !== undefined) return known;
    const id = this.vocabulary.push(word) - 1;
    this.wordIds.set(word, id);
    return id;
  }

  private fit({ alternatives, weight }: TypedWord): FittedWord {
    const fitted = alternatives.map((words) => words.map((word) => this.fitWord(word)));
    const isKnown = fitted.some((words) => words.every((fits) => fits.some((fit) => fit > 0)));
    return { alternatives: fitted, weight: isKnown ? weight : UNKNOWN_WORD_WEIGHT };
  }

  /** Misspellings are only looked for where no name has the word as it was typed. */
  private fitWord(typed: string): Float32Array {
    const isSpelledRight = this.wordIds.has(typed);
    const fits = new Float32Array(this.vocabulary.length);
    for (let id = 0; id < fits.length; id++) {
      const word = this.vocabulary[id] ?? '';
      if (!isSpelledRight || word.startsWith(typed)) fits[id] = likenessOf(typed, word);
    }
    return fits;
  }

  /** Marks the words of the vocabulary that stand for a typed word. */
  private markFitting(typed: FittedWord[]): Uint8Array {
    const marks = new Uint8Array(this.vocabulary.length);
    for (const { alternatives } of typed)
      for (const fits of alternatives.flat())
        for (let id = 0; id < marks.length; id++) if ((fits[id] ?? 0) > 0) marks[id] = 1;
    return marks;
  }

  /** Returns the score times the square of the weight of all typed words, or 0 if too few of them are in the name. */
  private scoreOf(
    { from, to, totalWeight, factor, asked }: IndexedName,
    typed: FittedWord[],
    typedWords: Uint8Array,
  ): number {
    let matched = 0;
    for (let at = from; at < to; at++)
      if (typedWords[this.words[at] ?? 0] === 1) matched += this.weights[at] ?? 0;
    if (matched === 0) return 0;
    let covered = 0;
    let most = 0;
    for (const { alternatives, weight } of typed) {
      covered += weight * this.bestFit(alternatives, from, to);
      most += weight;
    }
    if (covered < MIN_COVERAGE * most) return 0;
    const fitsFirst = typedWords[this.words[from] ?? 0] === 1;
    const share = matched / totalWeight;
    const isMeant = asked.length === 0 || asked.some((word) => typedWords[word] === 1);
    return (
      covered ** 2 *
      (BASE + (1 - BASE) * share) *
      factor *
      (fitsFirst ? FIRST_WORD_FACTOR : 1) *
      (isMeant ? 1 : SELDOM_MEANT_FACTOR)
    );
  }

  private bestFit(alternatives: Float32Array[][], from: number, to: number): number {
    let best = 0;
    for (let nth = 0; nth < alternatives.length; nth++) {
      let least = nth === 0 ? 1 : OTHER_WORD_FACTOR;
      for (const fits of alternatives[nth] ?? []) {
        let fit = 0;
        for (let at = from; at < to; at++) {
          const next = fits[this.words[at] ?? 0] ?? 0;
          if (next > fit) fit = next;
        }
        if (fit < least) least = fit;
      }
      if (least > best) best = least;
    }
    return best;
  }
}
