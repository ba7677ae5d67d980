import { foods, splitWords } from '../../foods/index.js';
import { foodsCalled } from '../acceptance/main-ingredient.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { wishedWords } from '../proposals/read-prompt.js';
import { PATTERNS } from './patterns/index.js';

/** More words of a prompt are not looked up, which bounds the work. */
const MAX_WORDS = 12;

/** Words that mean more than themselves. */
const MEANS: Record<string, readonly string[]> = {
  mediterranean: ['greek', 'italian', 'spanish', 'turkish', 'moroccan'],
  asian: ['chinese', 'japanese', 'korean', 'thai', 'vietnamese'],
  african: ['moroccan'],
  scandinavian: ['nordic'],
  chocolate: ['cocoa'],
};

/** Words of cuisines that patterns have. */
const CUISINES = new Set(
  splitWords(
    `american caribbean chinese french greek hungarian indian indonesian italian japanese korean mexican middle eastern
     moroccan nordic north african spanish thai turkish vietnamese`,
  ),
);

/** The wishes in a prompt that go beyond its rules. Recipes that match more of them are preferred. */
export class Wishes {
  readonly words: readonly string[];
  /** The words that name foods, which slots then prefer. */
  readonly foods: readonly string[];

  private readonly all: readonly string[];

  constructor({ prompt }: Pick<GenerationOrder, 'prompt'>) {
    this.all = [...new Set(splitWords(wishedWords(prompt)))];
    this.words = this.all.slice(0, MAX_WORDS);
    this.foods = this.words.filter((word) => [...foods.values()].some(foodsCalled(word)));
  }

  /** Returns of these pieces of the prompt what no dish has anything of, without the known words around it. */
  unused(pieces: readonly string[]): string[] {
    const known = new Set(this.words.filter((word) => this.foods.includes(word) || isOfDishes(word)));
    const unknown = new Set(this.all.filter((word) => !known.has(word)));
    const isUnknown = (text: string) => splitWords(wishedWords(text)).some((word) => unknown.has(word));
    return pieces.filter(isUnknown).map((piece) => {
      const words = [...piece.matchAll(/\S+/g)].filter(([word]) => isUnknown(word));
      const [first, last] = [words[0], words.at(-1)];
      return first && last ? piece.slice(first.index, last.index + last[0].length) : piece;
    });
  }

  /** Counts the words that a text has. */
  countIn(text: string): number {
    const own = new Set(splitWords(text));
    return this.words.filter((word) => own.has(word) || MEANS[word]?.some((one) => own.has(one))).length;
  }

  /** Counts the words that a recipe meets by its name, its cuisine, or its foods. */
  countMet({ name, cuisine, ingredients }: Proposal): number {
    return this.countIn([name, cuisine ?? '', ...ingredients.map((one) => one.name)].join(' '));
  }
}

const isOfDishes = (word: string): boolean =>
  CUISINES.has(word) ||
  MEANS[word] !== undefined ||
  PATTERNS.some(({ called }) => splitWords(called).includes(word));
