import type { RecipeIngredient } from '~/features/recipes/recipe-words';

/** What was typed, a line each; empty lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An ingredient as a form shows it. The backend knows a line that stays as it was by this spelling. */
export function lineOf({ amount, unit, name, note }: RecipeIngredient): string {
  const number = amount === null ? '' : String(Number(amount.toFixed(3)));
  const measure = unit === null || unit === 'pcs' ? number : `${number} ${unit}`;
  return [[measure, name].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
}
