import { MUCH_FOR_A_MEAL, UNITS } from './energy.js';
import { readCount } from './numbers.js';
import { isWithin } from './wish.js';
import { found, type Reader, type WishText } from './wish-text.js';

/**
 * Reads "5 x 400 kcal", "4 meals x 450 kcal", or "two 800 kcal meals a day": a number of meals with an energy each.
 */
export const readCountedMeals: Reader = (text, at) => {
  const count = readCount(text, at);
  if (!count || !isWithin(count.value, 'mealsPerDay') || count.value % 1 !== 0) return null;
  const named = skip(text, count.to, MEALS);
  const times = skip(text, named, TIMES);
  const energy = energyAt(text, times);
  if (!energy) return null;
  const to = skip(text, energy.to, MEALS);
  if (times === named && (named > count.to || to === energy.to)) return null;
  return { to, findings: [found('mealsPerDay', count.value), found('mealCalories', energy.kcal)] };
};

const MEALS = ['meal', 'mahlzeit', 'comida', 'repa', 'pasti'];
const TIMES = ['x', '×', '*', 'times', 'time', 'mal', 'à'];

const skip = (text: WishText, at: number, words: readonly string[]) => (text.is(at, ...words) ? at + 1 : at);

/** More than a meal has is the energy of a person's day. */
function energyAt(text: WishText, at: number): { kcal: number; to: number } | null {
  const amount = readCount(text, at);
  const unit = amount && UNITS.at(text, amount.to);
  const kcal = unit ? Math.round(amount.value * unit.value) : 0;
  return unit && kcal < MUCH_FOR_A_MEAL && isWithin(kcal, 'maxCalories') ? { kcal, to: unit.to } : null;
}
