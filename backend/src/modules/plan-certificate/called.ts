import type { Allergen } from '../foods/index.js';
import { findsExcluded } from './ingredient-names.js';

/** The word for each allergen in the lists of names. */
const WORDS: Record<Allergen, string> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};

/** Returns whether the name of an ingredient says that it is the excluded food. */
export const isCalled = (excluded: string, ingredientName: string): boolean =>
  findsExcluded(excluded, ingredientName) === 'yes';

/** Returns whether the name of an ingredient says that it contains the allergen, however its recipe is labeled. */
export const isOfAllergen = (allergen: Allergen, ingredientName: string): boolean =>
  isCalled(WORDS[allergen], ingredientName);
