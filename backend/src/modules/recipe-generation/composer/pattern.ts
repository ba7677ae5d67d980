import type { MealType } from '../../recipes/index.js';
import type { Draft } from './draft.js';
import type { Kitchen } from './kitchen.js';

/** A kind of dish, with its rules of what goes together and how it is cooked. */
export interface Pattern {
  id: string;
  mealTypes: readonly MealType[];
  /** How often it is tried, compared with the others. */
  weight: number;
  compose: (kitchen: Kitchen) => Draft;
}
