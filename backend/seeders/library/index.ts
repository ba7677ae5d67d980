import { breakfasts } from './breakfast/index.js';
import { dinners } from './dinner/index.js';
import type { LibraryRecipe } from './library-recipe.js';
import { lunches } from './lunch/index.js';
import { snacks } from './snack/index.js';

/** The recipes that come with the program, grouped by their main meal. */
export const library: LibraryRecipe[] = [...breakfasts, ...lunches, ...dinners, ...snacks];
