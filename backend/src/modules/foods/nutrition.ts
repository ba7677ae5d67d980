import type { Food, Nutrients } from './food.js';
import { NUTRIENTS } from './food.js';

/** A known ingredient and how much of it goes into the whole dish. */
export interface Portion {
  food: Food;
  grams: number;
}

export const NOTHING: Nutrients = { kcal: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sugar: 0, sodium: 0 };

/** Divides the sum of all portions by the number of servings, without rounding. */
export function computeNutrition(portions: Portion[], servings: number): Nutrients {
  const sum = { ...NOTHING };
  for (const { food, grams } of portions)
    for (const key of NUTRIENTS) sum[key] += (food.per100g[key] * grams) / 100 / servings;
  return sum;
}

/** Rounds as stored and shown: whole kcal and mg, and grams with two decimals. */
export function rounded(nutrients: Nutrients): Nutrients {
  const result = { ...NOTHING };
  for (const key of NUTRIENTS) {
    const factor = key === 'kcal' || key === 'sodium' ? 1 : 100;
    result[key] = Math.round(nutrients[key] * factor) / factor;
  }
  return result;
}

/** The energy according to the general factors, with fiber at 2 kcal per gram. */
export const energyOfParts = ({ protein, carbs, fat, fibre }: Nutrients): number =>
  4 * protein + 4 * (carbs - fibre) + 2 * fibre + 9 * fat;
