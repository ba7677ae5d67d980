import type { HouseholdMeasure } from '../../foods/index.js';

/** Every food can be weighed in these measures, each with its grams. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['oz', 28.349523125],
  ['lb', 453.59237],
]);

export const SERVING = 'serving';

/** Returns what one of this measure of a food weighs, or null if the food has no such measure. */
export const gramsOfMeasure = (measure: string, measures: readonly HouseholdMeasure[]): number | null =>
  WEIGHTS.get(measure) ?? measures.find(({ label }) => label === measure)?.grams ?? null;

/** Writes an amount as it was said, such as "150 g", "1.5 cup, sliced", or "2 × 10 chips". */
export function amountText(amount: number, measure: string): string {
  const number = String(Math.round(amount * 100) / 100);
  if (WEIGHTS.has(measure)) return `${number} ${measure}`;
  if (measure === SERVING) return `${number} ${amount === 1 ? 'serving' : 'servings'}`;
  const one = /^1 (.+)$/.exec(measure)?.[1];
  if (one === undefined) return amount === 1 ? measure : `${number} × ${measure}`;
  return `${number} ${one}`;
}
