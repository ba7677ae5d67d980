import type { RecipeIngredient } from '~/features/recipes/recipe-words';

/** Splits the typed text into lines and drops empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Formats an ingredient for the form. The backend recognizes unchanged lines by this spelling. */
export function lineOf({ amount, unit, name, note }: RecipeIngredient): string {
  const number = amount === null ? '' : String(Number(amount.toFixed(3)));
  const measure = unit === null || unit === 'pcs' ? number : `${number} ${unit}`;
  return [[measure, name].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
}

/** The value of a button that replaces the food of a line. */
export const usingFood = (index: number, food: string): string => `use:${index}:${food}`;

/** The value of a button that keeps a line but does not count it. */
export const leavingOut = (index: number): string => `leave:${index}`;

/** The suffix of a line that the backend does not count. */
const NOT_COUNTED = ', not counted';

const AMOUNT =
  /^\s*(?:[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*(?:(?:k?g|m?l|oz|lbs?|tsp|tbsp|cups?|tins?|cans?|cloves?|slices?|handfuls?|pinch(?:es)?|bunch(?:es)?)\b)?)/i;

/** Applies such a button to the lines. Returns null if the value belongs to another button. */
export function correctedLines(intent: string, lines: readonly string[]): string[] | null {
  const [, left] = intent.match(/^leave:(\d+)$/) ?? [];
  if (left !== undefined)
    return lines.map((line, index) => (index === Number(left) ? `${line}${NOT_COUNTED}` : line));
  const [, at, food] = intent.match(/^use:(\d+):(.+)$/) ?? [];
  return at === undefined || food === undefined ? null : withFood(lines, Number(at), food);
}

/** Replaces the food in a line and keeps its amount. */
const withFood = (lines: readonly string[], at: number, food: string): string[] =>
  lines.map((line, index) => {
    if (index !== at) return line;
    const amount = line.match(AMOUNT)?.[0].trim() ?? '';
    return `${amount} ${food}`.trim();
  });
