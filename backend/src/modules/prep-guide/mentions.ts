import type { PlanRecipe } from '../plan-model/index.js';
import type { Use } from './uses.js';
import { shortName } from './wording.js';

export const sentencesOf = ({ instructionsText }: PlanRecipe): string[] =>
  instructionsText.split(/(?<=\.)\s+|\n/).filter((sentence) => sentence !== '');

/** Finds the ingredients of a recipe that a sentence names: "the vinegar" is the red wine vinegar if there is no other. */
export function findMentions(ingredients: Use[]): (sentence: string) => Use[] {
  const names = ingredients.map((use) => wordsOf(nameOf(use)));
  return (sentence) => {
    const said = new Set(wordsOf(sentence));
    return ingredients.filter(({ food }, index) => {
      const name = names[index] ?? [];
      // "The chicken" is the chicken breast.
      if (food?.aisle === 'meat') return name.some((word) => said.has(word));
      const last = name.at(-1) ?? '';
      const isAmbiguous =
        names.filter((other) => other.at(-1) === last).length > 1 || TELLS_NOTHING.has(last);
      const telling = isAmbiguous ? name.slice(-2) : [last];
      return telling.every((word) => said.has(word));
    });
  };
}

const TELLS_NOTHING = new Set(['sauce', 'powder', 'butter', 'seed', 'paste', 'water', 'mix']);

const nameOf = ({ food, ingredient }: Use) => (food ? shortName(food) : ingredient.name);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
