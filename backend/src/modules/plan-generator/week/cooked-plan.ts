import type { Menu, SideChoice } from './menu.js';
import type { Pot } from './pots.js';

/** What is eaten at an open meal, besides the dish of its pot. */
export interface Serving {
  /** The index of the portion. */
  portion: number;
  filling: SideChoice;
  fresh: SideChoice;
}

/** A plan with pots: the dish of each, and the portions and sides of each meal. */
export interface CookedPlan {
  readonly menu: Menu;
  readonly pots: readonly Pot[];
  /** By pot: the number of its dish in the pool, or NONE. */
  readonly dishOf: Int32Array;
  /** By day and position. */
  readonly servings: readonly (readonly Serving[])[];
  /** The number of the dish at a place, or NONE where a pot is empty. */
  dishAt(day: number, index: number): number;
}
