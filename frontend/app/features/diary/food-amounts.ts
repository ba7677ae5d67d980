import type { FoundFood } from './diary-texts';

export type Amount = { amount: number; measure: string };

export const weights = ['g', 'oz', 'lb'] as const;

/** The amount that is added in one tap: the last one, else one of the first household measure, else 100 g. */
export function usualAmount({ last, per, amounts }: FoundFood): Amount {
  if (last) return last;
  if (per === 'serving') return { amount: 1, measure: 'serving' };
  const [first] = amounts;
  return first ? { amount: 1, measure: first.label } : { amount: 100, measure: 'g' };
}

/** Writes "1 cup, sliced", "1.5 × 1 cup, sliced", or "100 g". */
export function amountLabel({ amount, measure }: Amount): string {
  if (weights.some((weight) => weight === measure)) return `${amount} ${measure}`;
  if (measure === 'serving') return `${amount} ${amount === 1 ? 'serving' : 'servings'}`;
  return amount === 1 ? measure : `${amount} × ${measure}`;
}

type Measured = { amounts: FoundFood['amounts']; hasServing: boolean; hasWeight: boolean };

/** The measures in which a food can be said, each with what it weighs. */
export function measureOptions({ amounts, hasServing, hasWeight }: Measured) {
  return [
    ...(hasServing ? [{ value: 'serving', label: 'serving' }] : []),
    ...amounts
      .filter(({ label }) => label !== 'serving')
      .map(({ label, grams }) => ({ value: label, label: `${label} (${grams} g)` })),
    ...(hasWeight ? weights.map((weight) => ({ value: weight, label: weight })) : []),
  ];
}
