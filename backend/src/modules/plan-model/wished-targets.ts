import { KCAL_PER_GRAM, MACROS, type Macro, type Totals } from './plan.js';

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
