import type { HouseholdMeasure } from '../../foods/index.js';

/** Grams of the measures in which every food can be weighed. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['oz', 28.349523125],
  ['lb', 453.59237],
]);

export const SERVING = 'serving';

/** Returns what one of this measure of a food weighs, or null if the food has no such measure. */
export const gramsOfMeasure = (measure: string, measures: readonly HouseholdMeasure[]): number | null =>
  WEIGHTS.get(measure) ?? measures.find(({ label }) => label === measure)?.grams ?? null;

/** Returns "150 g", "1.5 cup, sliced", or "2 × 10 chips": the amount as it was said. */
export function amountText(amount: number, measure: string): string {
  const number = String(Math.round(amount * 100) / 100);
  if (WEIGHTS.has(measure)) return `${number} ${measure}`;
  if (measure === SERVING) return `${number} ${amount === 1 ? 'serving' : 'servings'}`;
  const one = /^1 (.+)$/.exec(measure)?.[1];
  if (one === undefined) return amount === 1 ? measure : `${number} × ${measure}`;
  return `${number} ${one}`;
}
