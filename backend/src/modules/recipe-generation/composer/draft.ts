import type { Unit } from '../../foods/index.js';
import type { MealType } from '../../recipes/index.js';

/** An ingredient of a dish before its amount is settled. Amounts are per serving, in steps that people measure. */
export interface Part {
  /** The ID in the food table. */
  food: string;
  /** The name of the food in the steps. */
  said: string;
  unit: Unit;
  amounts: readonly number[];
  /** The place of the amount that a cook would take first. */
  usual: number;
  note: string | null;
}

/** A dish of which everything but the amounts is settled. */
export interface Draft {
  name: string;
  description: string;
  cuisine: string;
  mealTypes: MealType[];
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  restTimeMinutes?: number;
  parts: Part[];
  steps: string[];
}

/** A food that a slot can take, with what all patterns know of it. */
export interface Thing {
  food: string;
  said: string;
  /** The word for it in the name of a dish. */
  titled: string;
}

/** Makes a part. Of several amounts, the one in the middle or before it is the usual. */
export function part(
  food: string,
  said: string,
  unit: Unit,
  amounts: number | readonly number[],
  note: string | null = null,
): Part {
  const list = typeof amounts === 'number' ? [amounts] : amounts;
  return { food, said, unit, amounts: list, usual: Math.floor((list.length - 1) / 2), note };
}

/** Makes a part in grams of what the larder knows. */
export const grams = (
  { food, said }: Thing,
  amounts: number | readonly number[],
  note: string | null = null,
): Part => part(food, said, 'g', amounts, note);
