import { breakfasts } from './breakfast/index.js';
import { dinners } from './dinner/index.js';
import type { LibraryRecipe } from './library-recipe.js';
import { lunches } from './lunch/index.js';
import { snacks } from './snack/index.js';

/** The recipes that come with the program, by the meal that they are first of all for. */
export const library: LibraryRecipe[] = [...breakfasts, ...lunches, ...dinners, ...snacks];
