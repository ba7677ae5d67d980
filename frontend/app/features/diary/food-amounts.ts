import { type FoundFood, kcal, numberText } from './diary-texts';

/** An amount with the words of the API for it. */
export type Amount = { amount: number; measure: string; text: string };

export type Said = Pick<Amount, 'amount' | 'measure'>;

export const weights = ['g', 'oz', 'lb'] as const;

const maxOffered = 3;

/** Returns the amount that is offered first: the last one, else a serving or a household measure, else 100 g. */
export const usualAmount = (food: FoundFood): Amount => offeredAmounts(food)[0] as Amount;

/** Returns the amounts that are offered in one tap: the last one, then household measures, then a serving or 100 g. */
export function offeredAmounts({ last, per, amounts }: FoundFood): Amount[] {
  const household = amounts.map(({ label }) => ({
    ...{ amount: 1, measure: label },
    text: label === 'serving' ? '1 serving' : label,
  }));
  const ofFood =
    per === 'serving'
      ? [{ amount: 1, measure: 'serving', text: '1 serving' }, ...household]
      : [...household, { amount: 100, measure: 'g', text: '100 g' }];
  const all = [...(last ? [last] : []), ...ofFood];
  const isFirst = ({ amount, measure }: Amount, index: number) =>
    all.findIndex((one) => one.amount === amount && one.measure === measure) === index;
  return all.filter(isFirst).slice(0, maxOffered);
}

const gramsOfWeight: Record<string, number> = { g: 1, oz: 28.349523125, lb: 453.59237 };

/** Returns what an amount weighs, or null if that is not known. */
export function gramsOf({ amounts }: FoundFood, { amount, measure }: Said): number | null {
  const one = gramsOfWeight[measure] ?? amounts.find(({ label }) => label === measure)?.grams;
  return one === undefined ? null : one * amount;
}

/** Writes an amount with its weight and energy, such as "1 medium (118 g), 105 kcal". */
export function amountInWords(food: FoundFood, said: Amount): string {
  const { figures, per, servingGrams } = food;
  const grams = gramsOf(food, said);
  const isWeight = said.measure in gramsOfWeight;
  const perGrams = per === 'serving' ? servingGrams : 100;
  const times = grams !== null && perGrams !== null ? grams / perGrams : said.amount;
  const weight = grams === null || isWeight ? '' : ` (${numberText(grams)}\u00a0g)`;
  return `${said.text}${weight}, ${kcal(figures.calories * times)}`;
}

/** Returns what a button of an amount sends: the food, the amount, and the measure. */
export const saidValue = (source: string, { amount, measure }: Said): string =>
  `${source} ${amount} ${measure}`;

/** Reads what a button of an amount sent, or returns null if another button was pressed. */
export function readSaid(value: string) {
  const [, source, amount, measure] = /^(\S+) (\S+) (.+)$/.exec(value) ?? [];
  return source && amount && measure ? { source, amount, measure } : null;
}

type Measured = { amounts: FoundFood['amounts']; hasServing: boolean; hasWeight: boolean };

/** Lists the measures in which a food can be said, each with what it weighs. */
export function measureOptions({ amounts, hasServing, hasWeight }: Measured) {
  return [
    ...(hasServing ? [{ value: 'serving', label: 'serving' }] : []),
    ...amounts
      .filter(({ label }) => label !== 'serving' || !hasServing)
      .map(({ label, grams }) => ({ value: label, label: `${label} (${grams} g)` })),
    ...(hasWeight ? weights.map((weight) => ({ value: weight, label: weight })) : []),
  ];
}
