import type { LibraryRecipe } from '../library-recipe.js';
import { breads } from './breads.js';
import { dairyAndProtein } from './dairy-and-protein.js';
import { fruits } from './fruits.js';
import { nutsAndDrinks } from './nuts-and-drinks.js';
import { sideSalads } from './salads.js';
import { starches } from './starches.js';
import { vegetables } from './vegetables.js';

/** Recipes that are served beside a dish. The amounts are those that one person takes once. */
export const sides: LibraryRecipe[] = [
  ...starches,
  ...breads,
  ...vegetables,
  ...sideSalads,
  ...fruits,
  ...dairyAndProtein,
  ...nutsAndDrinks,
];
