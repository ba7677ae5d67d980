import { foods, splitWords } from '../../foods/index.js';
import { foodsCalled } from '../acceptance/main-ingredient.js';
import type { GenerationOrder } from '../proposals/order.js';
import { wishedWords } from '../proposals/prompted-order.js';
import type { Proposal } from '../proposals/proposal.js';

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

/** What the words of a prompt wish for beyond its rules. Recipes that match more of them are preferred. */
export class Wishes {
  readonly words: readonly string[];
  /** The words that name foods, which slots then prefer. */
  readonly foods: readonly string[];

  constructor(order: GenerationOrder) {
    this.words = [...new Set(splitWords(wishedWords(order)))].slice(0, MAX_WORDS);
    this.foods = this.words.filter((word) => [...foods.values()].some(foodsCalled(word)));
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
