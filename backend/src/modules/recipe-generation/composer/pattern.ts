import type { MealType } from '../../recipes/index.js';
import type { Draft } from './draft.js';
import type { Kitchen } from './kitchen.js';

/** A kind of dish, with its rules of what goes together and how it is cooked. */
export interface Pattern {
  /** The words with which people ask for such a dish. */
  called: string;
  mealTypes: readonly MealType[];
  /** Patterns with a larger weight are tried more often. */
  weight: number;
  compose: (kitchen: Kitchen) => Draft;
}
