import { PORTIONS } from '../../plan-model/index.js';
import type { Serving } from './cooked-plan.js';
import type { Part } from './filled-day.js';
import type { ChosenSide, SideChoice } from './menu.js';

/** One serving of the dish, with nothing beside it. */
export const WHOLE: Serving = { portion: PORTIONS.indexOf(1), sides: [] };

/** A place of a day that is filled by a portion of a dish, or by a side. */
export interface FilledPart extends Part {
  /** The cost of each option for its day. The search adds the cost for the week to it. */
  own: Float64Array;
  /** The side behind each option, or null for the portions of the dish. */
  choices: readonly SideChoice[] | null;
}

/** Sums up the costs that these choices add to the week and not to their day. */
export function surchargesIn(parts: readonly FilledPart[]): number {
  let sum = 0;
  for (const { options, own, chosen } of parts)
    sum += (options.costs[chosen] as number) - (own[chosen] as number);
  return sum;
}

/** The index of the choice that is among these sides, or of none. */
export function indexOfAny(choices: readonly SideChoice[], sides: readonly ChosenSide[]): number {
  if (sides.length === 0) return 0;
  const isAmong = (choice: SideChoice) => sides.some(({ at }) => at === choice?.at);
  return Math.max(0, choices.findIndex(isAmong));
}

export function servingsFrom(meals: number, parts: readonly FilledPart[]): Serving[] {
  const servings = Array.from({ length: meals }, () => ({
    portion: WHOLE.portion,
    sides: [] as ChosenSide[],
  }));
  for (const { meal, chosen, choices } of parts) {
    const serving = servings[meal] as (typeof servings)[number];
    const choice = choices?.[chosen];
    if (choices === null) serving.portion = chosen;
    else if (choice) serving.sides.push(choice);
  }
  return servings;
}
