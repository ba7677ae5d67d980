import type { RecipeIngredient } from '~/features/recipes/recipe-words';

/** What was typed, a line each; empty lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An ingredient as somebody would type it, so that it is understood as the same again. */
export function lineOf({ amount, unit, name, note }: RecipeIngredient): string {
  const number = amount === null ? '' : String(Number(amount.toFixed(3)));
  const measure = unit === null || unit === 'pcs' ? number : `${number} ${unit}`;
  return [[measure, name].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
}
