import { foods, toGrams, type Unit } from '../../foods/index.js';
import type { Part } from './draft.js';

const TSP_OF_TBSP = 3;
/** From here on people measure in tablespoons, of which they halve one. */
const MIN_TSP_IN_TBSP = 6;
const TSP_OF_PINCH = 1 / 8;

export interface Measured {
  amount: number;
  unit: Unit;
  grams: number;
}

/**
 * Returns the amount for all servings as people measure it, or null where they cannot: a sixteenth of a teaspoon, a
 * third of an egg.
 */
export function measured({ food, unit }: Part, perServing: number, servings: number): Measured | null {
  const rounded = roundedAmount(food, perServing * servings, unit);
  const known = foods.get(food);
  if (!rounded || !known) return null;
  const weighed = toGrams(rounded.amount, rounded.unit, known);
  if ('refused' in weighed) throw new Error(`${food}: ${weighed.refused}`);
  return { ...rounded, grams: weighed.grams };
}

function roundedAmount(food: string, sum: number, unit: Unit): { amount: number; unit: Unit } | null {
  if (unit === 'g' || unit === 'ml') return Number.isInteger(sum) ? { amount: sum, unit } : null;
  if (food === 'salt' && unit === 'tsp' && sum === TSP_OF_PINCH) return { amount: 1, unit: 'pinches' };
  if (unit === 'tsp') return spoons(sum);
  if (unit === 'handfuls') return { amount: Math.ceil(sum), unit };
  return Number.isInteger(sum * (unit === 'pcs' ? 4 : 2)) ? { amount: sum, unit } : null;
}

function spoons(sum: number): { amount: number; unit: Unit } | null {
  const tablespoons = sum / TSP_OF_TBSP;
  if (sum >= MIN_TSP_IN_TBSP) return { amount: Math.round(tablespoons * 2) / 2, unit: 'tbsp' };
  if (sum >= TSP_OF_TBSP && Number.isInteger(tablespoons * 2)) return { amount: tablespoons, unit: 'tbsp' };
  if (sum >= 1) return Number.isInteger(sum * 2) ? { amount: sum, unit: 'tsp' } : null;
  return [TSP_OF_PINCH, 0.25, 0.5, 0.75].includes(sum) ? { amount: sum, unit: 'tsp' } : null;
}
