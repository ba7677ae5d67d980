import type { LibraryRecipe } from './library-recipe.js';

/** The recipes that come with the program, by the meal that they are first of all for. */
export const library: LibraryRecipe[] = [];
