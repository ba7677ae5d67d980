import type { RecipeContent } from '../../recipe.entity.js';

/** The parts of a recipe that the rules read. */
export type DrawnRecipe = Pick<RecipeContent, 'name' | 'mealTypes' | 'ingredients' | 'instructions'>;

/** A recipe's words in lower case and without accents. */
export interface Subject {
  name: string;
  /** The name up to the first "with", "on", or "over": what the dish is rather than what comes with it. */
  dishName: string;
  steps: string;
  isSnack: boolean;
  isBreakfast: boolean;
  ingredients: DrawnRecipe['ingredients'];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ø', 'o')
    .toLowerCase();

/** The number of letters that the rules read of a long recipe. */
const MAX_STEP_LETTERS = 6000;

export function subjectOf({ name, mealTypes, ingredients, instructions }: DrawnRecipe): Subject {
  const [meal] = mealTypes;
  const words = plain(name);
  return {
    name: words,
    dishName: words.split(/ (?:with|on|over|in) /)[0] ?? words,
    steps: plain(instructions.slice(0, MAX_STEP_LETTERS)),
    isSnack: meal === 'snack',
    isBreakfast: meal === 'breakfast',
    ingredients,
  };
}
