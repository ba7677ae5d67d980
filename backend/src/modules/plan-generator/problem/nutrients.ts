import { MACROS, type PlanRules, type Totals } from '../../plan-model/index.js';

/** The four numbers of a day, in the order of arrays. */
export const NUTRIENTS = ['calories', ...MACROS] as const;

export const ENERGY_TOLERANCE = 0.02;
export const MACRO_TOLERANCE = 0.05;
export const MACRO_TOLERANCE_GRAMS = 5;

/** Sums in a different order differ in their last digits, so plans stay this far inside the bounds. */
const SAFETY = 1e-6;

/** More grams than any day can have. The solver needs a finite bound. */
const MAX_GRAMS = 2000;

/** The bounds of a day, in the order of NUTRIENTS. */
export interface Ranges {
  least: Float64Array;
  most: Float64Array;
  /** The tolerance of each target, which is also the unit of distances. */
  halfWidth: Float64Array;
}

/** Applies to macros that were only suggested by the goal (see PlanRules). */
const LOOSE_SHARE = 0.2;

/** `minDailyProtein` has no tolerance. */
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
