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

/** A button's way to say that one line is to stay as it is, without being counted. */
export const leavingOut = (index: number): string => `leave:${index}`;

/** The line in the form that the backend knows. */
const NOT_COUNTED = ', not counted';

const AMOUNT =
  /^\s*(?:[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*(?:(?:k?g|m?l|oz|lbs?|tsp|tbsp|cups?|tins?|cans?|cloves?|slices?|handfuls?|pinch(?:es)?|bunch(?:es)?)\b)?)/i;

/** The lines as the button wants them; null where it is none that changes lines. */
export function linesMended(intent: string, lines: readonly string[]): string[] | null {
  const [, left] = intent.match(/^leave:(\d+)$/) ?? [];
  if (left !== undefined)
    return lines.map((line, index) => (index === Number(left) ? `${line}${NOT_COUNTED}` : line));
  const [, at, food] = intent.match(/^use:(\d+):(.+)$/) ?? [];
  return at === undefined || food === undefined ? null : withFood(lines, Number(at), food);
}

/** That food in the one that was meant, its amount kept. */
const withFood = (lines: readonly string[], at: number, food: string): string[] =>
  lines.map((line, index) => {
    if (index !== at) return line;
    const amount = line.match(AMOUNT)?.[0].trim() ?? '';
    return `${amount} ${food}`.trim();
  });
