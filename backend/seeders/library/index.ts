import { breakfasts } from './breakfast/index.js';
import { dinners } from './dinner/index.js';
import type { LibraryRecipe } from './library-recipe.js';
import { lunches } from './lunch/index.js';
import { sides } from './side/index.js';
import { snacks } from './snack/index.js';

/** The recipes that come with the program: dishes grouped by their main meal, then sides. */
export const library: LibraryRecipe[] = [...breakfasts, ...lunches, ...dinners, ...snacks, ...sides];
