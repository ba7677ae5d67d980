import { foods } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';
import { type AskedRanges, askedRanges } from '../acceptance/asked-ranges.js';
import type { GenerationOrder } from '../proposals/order.js';
import { measured } from './amounts.js';
import type { Draft, Part } from './draft.js';
import type { Random } from './random.js';

/** More combinations than these are not tried: of the rest of the parts, the usual amounts are taken. */
const MAX_COMBINATIONS = 3000;

const MAX_GRAMS = 850;
const MAX_SODIUM_MG = 1100;
const CAREFUL_SODIUM_MG = 550;

/** The most that the lot may move an amount away from the usual one: less than a step. */
const MAX_WHIM = 0.8;

/** Bounds of tags are kept with this margin, because the numbers of a recipe are rounded. */
const MARGIN = 0.01;

/** The energy of a serving where nothing else was asked for. */
const USUAL_KCAL: Record<MealType, readonly [least: number, most: number]> = {
  breakfast: [280, 560],
  lunch: [380, 680],
  dinner: [400, 700],
  snack: [110, 320],
};

interface Sums {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fibre: number;
  sodium: number;
  grams: number;
}

const KEYS = ['kcal', 'protein', 'carbs', 'fat', 'fibre', 'sodium', 'grams'] as const;

const NOTHING: Sums = { kcal: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sodium: 0, grams: 0 };

interface Choice {
  amount: number;
  sums: Sums;
  /** The distance of the amount from the usual one. */
  strangeness: number;
}

/**
 * Chooses an amount of each part so that a serving is within what was asked, as near as possible to what a cook would
 * take and lightly salted. Returns the amounts per serving, or null if there are none.
 */
export function settleAmounts(
  { parts, mealTypes, servings }: Pick<Draft, 'parts' | 'mealTypes' | 'servings'>,
  order: GenerationOrder,
  random: Random,
): number[] | null {
  const asked = askedRanges(order, mealTypes);
  const usual = usualEnergy(mealTypes);
  const fits = (sums: Sums) =>
    isWithin(sums, asked, order) && (order.targetCalories !== null || isUsual(sums, usual, asked));
  const choices = limited(parts.map((part) => choicesOf(part, servings, random)));
  let best: { cost: number; amounts: number[] } | null = null;
  const walk = (at: number, sums: Sums, cost: number, amounts: number[]): void => {
    if (best && cost >= best.cost) return;
    const options = choices[at];
    if (!options) {
      const whole = cost + Math.max(0, sums.sodium - CAREFUL_SODIUM_MG) / 100;
      if ((!best || whole < best.cost) && fits(sums)) best = { cost: whole, amounts: [...amounts] };
      return;
    }
    for (const { amount, sums: own, strangeness } of options) {
      amounts[at] = amount;
      walk(at + 1, plus(sums, own), cost + strangeness, amounts);
    }
  };
  walk(0, NOTHING, 0, []);
  return (best as { amounts: number[] } | null)?.amounts ?? null;
}

function choicesOf(part: Part, servings: number, random: Random): Choice[] {
  const food = foods.get(part.food);
  if (!food) throw new Error(`There is no food called ${part.food}`);
  return part.amounts.flatMap((amount, at) => {
    const whole = measured(part, amount, servings);
    if (!whole) return [];
    const { kcal, protein, carbs, fat, fibre, sodium } = food.per100g;
    const grams = whole.grams / servings;
    const share = grams / 100;
    const sums = {
      ...{ kcal: kcal * share, protein: protein * share, carbs: carbs * share, fat: fat * share },
      ...{ fibre: fibre * share, sodium: sodium * share, grams },
    };
    return [{ amount, sums, strangeness: Math.abs(at - part.usual) + random.next() * MAX_WHIM }];
  });
}

/** Leaves the parts that bring the most energy their choices, and takes the least strange amount of the others. */
function limited(choices: Choice[][]): Choice[][] {
  const spread = (options: Choice[]) =>
    Math.max(...options.map(({ sums }) => sums.kcal)) - Math.min(...options.map(({ sums }) => sums.kcal));
  const free = new Set<Choice[]>();
  let combinations = 1;
  for (const options of choices.toSorted((a, b) => spread(b) - spread(a))) {
    if (combinations * options.length > MAX_COMBINATIONS) continue;
    combinations *= options.length;
    free.add(options);
  }
  return choices.map((options) => {
    const sorted = options.toSorted((a, b) => a.strangeness - b.strangeness);
    return free.has(options) ? sorted : sorted.slice(0, 1);
  });
}

function plus(a: Sums, b: Sums): Sums {
  const sum = { ...a };
  for (const key of KEYS) sum[key] += b[key];
  return sum;
}

function isWithin(sums: Sums, asked: AskedRanges, { dietaryTags }: GenerationOrder): boolean {
  const { kcal, protein, carbs, fat, fibre } = sums;
  const carbShare = (4 * (carbs - fibre)) / kcal;
  const proteinShare = (4 * protein) / kcal;
  return (
    sums.grams <= MAX_GRAMS &&
    sums.sodium <= MAX_SODIUM_MG &&
    liesIn(kcal, asked.kcal, 1) &&
    liesIn(protein, asked.protein, 0.1) &&
    liesIn(carbs, asked.carbs, 0.1) &&
    liesIn(fat, asked.fat, 0.1) &&
    liesIn(fibre, asked.fibre, 0.1) &&
    proteinShare >= asked.proteinShare + (asked.proteinShare && MARGIN) &&
    (!dietaryTags.includes('keto') || (carbShare <= 0.1 - MARGIN && (9 * fat) / kcal >= 0.6 + MARGIN)) &&
    (!dietaryTags.includes('low-carb') || carbShare <= 0.26 - MARGIN) &&
    (!dietaryTags.includes('high-protein') || (proteinShare >= 0.2 + MARGIN && protein >= 10.1))
  );
}

const liesIn = (value: number, { least, most }: AskedRanges['kcal'], margin: number): boolean =>
  value >= (least === 0 ? 0 : least + margin) && value <= most - margin;

const usualEnergy = (mealTypes: readonly MealType[]) => ({
  least: Math.min(...mealTypes.map((type) => USUAL_KCAL[type][0])),
  most: Math.max(...mealTypes.map((type) => USUAL_KCAL[type][1])),
});

/** The usual energy gives way to a requested one. */
const isUsual = (
  { kcal }: Sums,
  usual: { least: number; most: number },
  { kcal: asked, ...grams }: AskedRanges,
) => {
  const isLarge = grams.protein.least > 0 || grams.carbs.least > 0 || grams.fat.least > 0;
  return kcal >= Math.min(usual.least, 0.6 * asked.most) && (isLarge || kcal <= usual.most);
};
