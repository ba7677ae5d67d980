import type { IngredientText } from './ingredient-text';

export const maxServings = 24;

/** How many an address asks for, and the ingredients for so many as the server has written them. */
export type WantedServings = { servings: number; lines: readonly IngredientText[] };
