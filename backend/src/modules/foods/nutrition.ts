import type { Food, Nutrients } from './food.js';
import { NUTRIENTS } from './food.js';

/** An ingredient that the table knows, and what of it goes into the whole dish. */
export interface Portion {
  food: Food;
  grams: number;
}

export const NOTHING: Nutrients = { kcal: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sugar: 0, sodium: 0 };

/** Of all portions together, divided among the servings; not rounded. */
export function nutritionOf(portions: Portion[], servings: number): Nutrients {
  const sum = { ...NOTHING };
  for (const { food, grams } of portions)
    for (const key of NUTRIENTS) sum[key] += (food.per100g[key] * grams) / 100 / servings;
  return sum;
}

/** As it is kept and shown: whole kcal and mg, grams with two decimals. */
export function rounded(nutrients: Nutrients): Nutrients {
  const result = { ...NOTHING };
  for (const key of NUTRIENTS) {
    const factor = key === 'kcal' || key === 'sodium' ? 1 : 100;
    result[key] = Math.round(nutrients[key] * factor) / factor;
  }
  return result;
}

/** The energy that the parts account for: the general factors, with fiber at 2 kcal a gram. */
export const energyOfParts = ({ protein, carbs, fat, fibre }: Nutrients): number =>
  4 * protein + 4 * (carbs - fibre) + 2 * fibre + 9 * fat;
