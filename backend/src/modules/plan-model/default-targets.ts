import type { DietaryTag } from '../foods/index.js';
import { type FitnessGoal, KCAL_PER_GRAM, type Totals } from './plan.js';

/** Shares of a day's energy in percent, which add up to 100. */
interface Split {
  protein: number;
  carbs: number;
  fat: number;
}

/** docs/meal-plans.md names the sources. */
const SPLITS: Record<FitnessGoal, Split> = {
  weight_loss: { protein: 25, carbs: 45, fat: 30 },
  cutting: { protein: 30, carbs: 40, fat: 30 },
  muscle_gain: { protein: 25, carbs: 45, fat: 30 },
  bulking: { protein: 20, carbs: 50, fat: 30 },
  maintenance: { protein: 20, carbs: 48, fat: 32 },
  general_health: { protein: 20, carbs: 48, fat: 32 },
  athletic_performance: { protein: 20, carbs: 52, fat: 28 },
};

/** Diets that determine the shares, the strictest first. */
const SPLITS_OF_DIETS: [DietaryTag, Split][] = [
  ['keto', { protein: 25, carbs: 10, fat: 65 }],
  ['low-carb', { protein: 30, carbs: 25, fat: 45 }],
  ['paleo', { protein: 28, carbs: 28, fat: 44 }],
];

/** The shares of protein that recipes without meat and fish reach with enough variety. */
const MAX_PROTEIN_PERCENT: Partial<Record<DietaryTag, number>> = { vegan: 20, vegetarian: 22 };
/** The share that recipes high in protein reach. Less would be as hard to meet as more. */
const HIGH_PROTEIN = 30;

/** The default targets of a day. They follow from the goal, and from diets that would contradict it. */
export function defaultTargets(goal: FitnessGoal, calories: number, tags: readonly DietaryTag[]): Totals {
  const { protein, carbs, fat } = splitFor(goal, tags);
  const grams = (percent: number, kcal: number) => Math.round((calories * percent) / 100 / kcal);
  return {
    calories,
    protein: grams(protein, KCAL_PER_GRAM.protein),
    carbs: grams(carbs, KCAL_PER_GRAM.carbs),
    fat: grams(fat, KCAL_PER_GRAM.fat),
  };
}

function splitFor(goal: FitnessGoal, tags: readonly DietaryTag[]): Split {
  const [, ofDiet] = SPLITS_OF_DIETS.find(([tag]) => tags.includes(tag)) ?? [];
  const split = ofDiet ?? SPLITS[goal];
  return withProtein(split, proteinFor(split.protein, tags), ofDiet === undefined);
}

function proteinFor(usual: number, tags: readonly DietaryTag[]): number {
  if (tags.includes('high-protein')) return Math.max(usual, HIGH_PROTEIN);
  return Math.min(usual, ...tags.map((tag) => MAX_PROTEIN_PERCENT[tag] ?? usual));
}

/** A change of protein is balanced by carbs, or by fat if a diet determines the carbs. */
function withProtein(split: Split, protein: number, carbsYield: boolean): Split {
  const more = protein - split.protein;
  return carbsYield
    ? { protein, carbs: split.carbs - more, fat: split.fat }
    : { protein, carbs: split.carbs, fat: split.fat - more };
}
