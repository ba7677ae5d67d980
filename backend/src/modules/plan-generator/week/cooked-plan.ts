import type { Cookings } from './cookings.js';
import type { ChosenSide, Menu } from './menu.js';
import type { Pot } from './pots.js';
import { DAYS_OF_WEEK, weekOf } from './week-days.js';

/** The portion and the sides of an open meal, whose dish is that of its pot. */
export interface Serving {
  /** The index of the portion. */
  portion: number;
  sides: readonly ChosenSide[];
}

/** A plan with pots: the dish of each, and the portions and sides of each meal. */
export interface CookedPlan {
  readonly menu: Menu;
  readonly pots: readonly Pot[];
  readonly cookings: Cookings;
  /** The number of each pot's dish in the pool, or NONE. */
  readonly dishOf: Int32Array;
  /** The number of each meal's pot by day and position, or NONE for a kept meal. */
  readonly potAt: readonly Int32Array[];
  /** The servings of each meal, by day and position. */
  readonly servings: readonly (readonly Serving[])[];
  readonly weeks: readonly Week[];
  /** Says of each day whether no pot for lunch and dinner begins on it: 1 or 0. */
  readonly isWithoutMain: Uint8Array;
  /** Returns the needs of all weeks by number of food, with those of one week replaced. */
  needsWith(week: number, needed: Float64Array): Float64Array[];
  /** The number of the dish at a place, or NONE where a pot is empty. */
  dishAt(day: number, index: number): number;
}

export interface Week {
  days: readonly number[];
  /** The pots that are cooked first in this week. */
  pots: readonly number[];
}

/** The weeks of a plan of this many days. */
export function weeksOf(days: number, pots: readonly Pot[]): Week[] {
  const first = pots.map(({ meals }) => weekOf(meals[0]?.day ?? 0));
  return Array.from({ length: Math.ceil(days / DAYS_OF_WEEK) }, (_, week) => ({
    days: Array.from({ length: days }, (__, day) => day).filter((day) => weekOf(day) === week),
    pots: [...pots.keys()].filter((pot) => first[pot] === week),
  }));
}
