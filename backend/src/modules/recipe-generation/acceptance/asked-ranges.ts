import type { DietaryTag, Nutrients } from '../../foods/index.js';
import { type FitnessGoal, KCAL_PER_GRAM } from '../../plan-model/index.js';
import type { MealType } from '../../recipes/index.js';
import type { GenerationOrder } from '../proposals/order.js';

export interface Range {
  least: number;
  most: number;
}

/** The numbers per serving that an order asks for. */
export interface AskedRanges {
  kcal: Range;
  protein: Range;
  carbs: Range;
  fat: Range;
  fibre: Range;
  /** The least share of the energy from protein, which the fitness goal asks for. */
  proteinShare: number;
}

const TARGET_TOLERANCE = 0.15;

/** A third of a day's energy is no snack. If an order aims at more, a snack may be of any size up to this. */
const MAX_SNACK_KCAL = 350;
const MIN_LARGE_SNACK_KCAL = 150;

const PROTEIN_SHARES: Partial<Record<FitnessGoal, number>> = {
  weight_loss: 0.2,
  cutting: 0.25,
  muscle_gain: 0.2,
  bulking: 0.15,
  athletic_performance: 0.15,
};

/** The share of protein in the energy that vegan recipes reach with enough variety. */
const VEGAN_PROTEIN_SHARE = 0.15;

export function askedRanges(order: GenerationOrder, mealTypes: readonly MealType[]): AskedRanges {
  return {
    kcal: energyRange(order, mealTypes),
    protein: range(order.minProtein, order.maxProtein),
    carbs: range(order.minCarbs, order.maxCarbs),
    fat: range(order.minFat, order.maxFat),
    fibre: range(order.minFiber, null),
    proteinShare: order.fitnessGoal ? proteinShare(order.fitnessGoal, order.dietaryTags) : 0,
  };
}

const range = (least: number | null, most: number | null): Range => ({
  least: least ?? 0,
  most: most ?? Number.POSITIVE_INFINITY,
});

function energyRange(
  { targetCalories, minCalories, maxCalories, ...order }: GenerationOrder,
  mealTypes: readonly MealType[],
): Range {
  const bounds = range(minCalories, maxCalories);
  if (targetCalories === null) return bounds;
  const isSnack = mealTypes.length > 0 && mealTypes.every((type) => type === 'snack');
  const aimed =
    isSnack && targetCalories > MAX_SNACK_KCAL
      ? { least: MIN_LARGE_SNACK_KCAL, most: MAX_SNACK_KCAL }
      : {
          least: Math.floor(targetCalories * (1 - TARGET_TOLERANCE)),
          most: Math.ceil(targetCalories * (1 + TARGET_TOLERANCE)),
        };
  const needed = leastEnergy(order);
  const most = Math.max(aimed.most, Math.ceil(needed * (1 + TARGET_TOLERANCE)));
  return {
    least: aimed.least > bounds.most ? bounds.least : Math.max(bounds.least, aimed.least),
    most: most < bounds.least ? bounds.most : Math.min(bounds.most, most),
  };
}

/** The energy of the least protein, carbs, and fat together, which may exceed the target. */
const leastEnergy = ({
  minProtein,
  minCarbs,
  minFat,
}: Pick<GenerationOrder, 'minProtein' | 'minCarbs' | 'minFat'>): number =>
  (minProtein ?? 0) * KCAL_PER_GRAM.protein +
  (minCarbs ?? 0) * KCAL_PER_GRAM.carbs +
  (minFat ?? 0) * KCAL_PER_GRAM.fat;

function proteinShare(goal: FitnessGoal, tags: readonly DietaryTag[]): number {
  const share = PROTEIN_SHARES[goal] ?? 0;
  return tags.includes('vegan') ? Math.min(share, VEGAN_PROTEIN_SHARE) : share;
}

const NAMES = {
  kcal: 'kcal',
  protein: 'g of protein',
  carbs: 'g of carbs',
  fat: 'g of fat',
  fibre: 'g of fiber',
} as const;

/** Says the first number that lies outside of what was asked, or returns null. */
export function outOfRange(
  perServing: Pick<Nutrients, 'kcal' | 'protein' | 'carbs' | 'fat'> & Partial<Nutrients>,
  asked: AskedRanges,
): string | null {
  for (const key of ['kcal', 'protein', 'carbs', 'fat', 'fibre'] as const) {
    const { least, most } = asked[key];
    const has = perServing[key] ?? 0;
    const said = `A serving has ${has} ${NAMES[key]}`;
    if (has < least) return `${said}, and at least ${least} were asked for`;
    if (has > most) return `${said}, and at most ${most} were asked for`;
  }
  const share = (KCAL_PER_GRAM.protein * perServing.protein) / Math.max(perServing.kcal, 1);
  return share < asked.proteinShare
    ? `${percent(share)} of its energy are protein, and the goal asks for ${percent(asked.proteinShare)}`
    : null;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
