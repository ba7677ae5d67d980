import { defaultTargets } from './default-targets.js';
import { KCAL_PER_GRAM, MACROS, type Macro, type PlanWish, type Totals } from './plan.js';

export type NamedGrams = Partial<Record<Macro, number | null>>;

/**
 * Named grams may exceed the day's energy: labels round, and meals contain fiber, which counts as carbs but gives
 * half the energy.
 */
const MAX_SHARE_OF_ENERGY = 1.1;

/**
 * Uses the named grams, and splits the remaining energy among the others in their usual proportions. Returns null if
 * the named ones exceed the day's energy.
 */
export function wishedTargets(usual: Totals, named: NamedGrams): Totals | null {
  const open = MACROS.filter((macro) => (named[macro] ?? null) === null);
  if (open.length === MACROS.length) return usual;
  const energy = (totals: NamedGrams, macros: readonly Macro[]) =>
    macros.reduce((sum, macro) => sum + (totals[macro] ?? 0) * KCAL_PER_GRAM[macro], 0);
  const taken = energy(named, MACROS);
  if (taken > usual.calories * MAX_SHARE_OF_ENERGY) return null;
  const part = Math.max(0, usual.calories - taken) / Math.max(1, energy(usual, open));
  const grams = (macro: Macro) => named[macro] ?? Math.round(usual[macro] * part);
  return { calories: usual.calories, protein: grams('protein'), carbs: grams('carbs'), fat: grams('fat') };
}

/** The tolerance of a day around the grams that somebody stated. */
export const mayMiss = (grams: number): number => Math.max(5, grams * 0.05);

/**
 * The targets of a day: stated grams as they are, and the others by the goal. Returns null if the stated ones exceed the
 * day's energy.
 */
export function targetsFor(
  { fitnessGoal, rules }: Pick<PlanWish, 'fitnessGoal' | 'rules'>,
  calories: number,
  stated: NamedGrams,
): Totals | null {
  const usual = defaultTargets(fitnessGoal, calories, rules.dietaryTags);
  const protein = stated.protein ?? aboveMinimum(usual.protein, rules.minDailyProtein ?? 0);
  return wishedTargets(usual, { ...stated, protein });
}

/** A target is never below a minimum. It exceeds it by the tolerance, which leaves room on both sides. */
function aboveMinimum(usual: number, minimum: number): number | null {
  const target = Math.round(minimum + mayMiss(minimum));
  return minimum > 0 && target > usual ? target : null;
}
