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

/** A button's way to say that one line is to name another food. */
export const usingFood = (index: number, food: string): string => `use:${index}:${food}`;

const AMOUNT =
  /^\s*(?:[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*(?:(?:k?g|m?l|oz|lbs?|tsp|tbsp|cups?|tins?|cans?|cloves?|slices?|handfuls?|pinch(?:es)?|bunch(?:es)?)\b)?)/i;

/** The lines with that food in the one that was meant, its amount kept; null where the button says something else. */
export function linesUsing(intent: string, lines: readonly string[]): string[] | null {
  const [, at, food] = intent.match(/^use:(\d+):(.+)$/) ?? [];
  if (at === undefined || food === undefined) return null;
  return lines.map((line, index) => {
    if (index !== Number(at)) return line;
    const amount = line.match(AMOUNT)?.[0].trim() ?? '';
    return `${amount} ${food}`.trim();
  });
}
