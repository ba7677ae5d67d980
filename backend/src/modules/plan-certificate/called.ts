import type { Allergen } from '../foods/index.js';
import { findsExcluded } from './ingredient-names.js';

/** The word under which the lists of names know each allergen. */
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

/** Whether the name of an ingredient says that it is what was excluded. */
export const isCalled = (excluded: string, ingredientName: string): boolean =>
  findsExcluded(excluded, ingredientName) === 'yes';

/** Whether the name of an ingredient says that it holds the allergen, whatever its recipe is labeled with. */
export const isOfAllergen = (allergen: Allergen, ingredientName: string): boolean =>
  isCalled(WORDS[allergen], ingredientName);
