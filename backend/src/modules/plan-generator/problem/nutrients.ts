import { MACROS, type PlanRules, type Totals } from '../../plan-model/index.js';

/** The four numbers of a day in the order in which arrays hold them. */
export const NUTRIENTS = ['calories', ...MACROS] as const;

export const ENERGY_TOLERANCE = 0.02;
export const MACRO_TOLERANCE = 0.05;
export const MACRO_TOLERANCE_GRAMS = 5;

/** Sums in another order differ in their last digits: what is planned stays this far inside. */
const SAFETY = 1e-6;

/** More grams than a day of the highest energy can have; the solver wants a finite bound. */
const MAX_GRAMS = 2000;

/** What a day may have, in the order of NUTRIENTS. */
export interface Ranges {
  least: Float64Array;
  most: Float64Array;
  /** How far from the target is allowed; what lies beyond is measured by it. */
  halfWidth: Float64Array;
}

/** Macros that only the goal suggested leave room, see PlanRules. */
const LOOSE_SHARE = 0.2;

/** `minDailyProtein`, where it is asked, has no tolerance. */
export function rangesOf(
  targets: Totals,
  { looseMacros: loose = [], minDailyProtein }: Pick<PlanRules, 'looseMacros' | 'minDailyProtein'> = {},
): Ranges {
  const target = NUTRIENTS.map((nutrient) => targets[nutrient]);
  const isLoose = NUTRIENTS.map((nutrient) => loose.some((macro) => macro === nutrient));
  const halfWidth = NUTRIENTS.map((nutrient, n) =>
    isLoose[n] && nutrient !== 'protein'
      ? LOOSE_SHARE * targets[nutrient]
      : allowance(nutrient, targets[nutrient]),
  );
  const isOpenAbove = (n: number) => isLoose[n] && NUTRIENTS[n] === 'protein';
  return {
    least: Float64Array.from(
      target,
      (value, n) =>
        Math.max(value - (halfWidth[n] ?? 0), NUTRIENTS[n] === 'protein' ? (minDailyProtein ?? 0) : 0) +
        SAFETY,
    ),
    most: Float64Array.from(target, (value, n) =>
      isOpenAbove(n) ? MAX_GRAMS : value + (halfWidth[n] ?? 0) - SAFETY,
    ),
    halfWidth: Float64Array.from(halfWidth),
  };
}

function allowance(nutrient: keyof Totals, target: number): number {
  if (nutrient === 'calories') return ENERGY_TOLERANCE * target;
  return Math.max(MACRO_TOLERANCE * target, MACRO_TOLERANCE_GRAMS);
}
