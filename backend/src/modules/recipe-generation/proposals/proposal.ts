import type { MealType } from '../../recipes/index.js';

/** An ingredient as an engine names it. Amounts are for all servings, and nothing about it is known to be true. */
export interface ProposedIngredient {
  amount: number | null;
  unit: string | null;
  name: string;
  /** The preparation of the ingredient, such as "finely chopped". */
  note: string | null;
}

/**
 * A recipe as an engine proposes it. It has no numbers, tags, or allergens, because these are computed from
 * the foods when the proposal is accepted.
 */
export interface Proposal {
  name: string;
  description: string;
  mealTypes: MealType[];
  cuisine: string | null;
  servings: number;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** Minutes in which nobody has to do anything: chilling, soaking, rising. */
  restTimeMinutes: number;
  ingredients: ProposedIngredient[];
  steps: string[];
}
