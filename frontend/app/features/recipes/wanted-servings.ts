import type { IngredientText } from './ingredient-text';

export const maxServings = 24;

/** The number of servings in the address, and the ingredients for it as the server formatted them. */
export type WantedServings = { servings: number; lines: readonly IngredientText[] };
