import type { FilledDay } from './filled-day.js';
import { DayOfWholeMeals, optionIn, type WholeMeal, wholeMeals } from './whole-meals.js';

const BETTER = 1e-9;

/**
 * Tries all that can be eaten on a day together, if that is little enough, and keeps what costs least, if it is within
 * all bounds and costs less than `most`. Returns whether it was little enough.
 */
export function improveByMeals(day: FilledDay, most = Number.POSITIVE_INFINITY): boolean {
  const meals = wholeMeals(day.parts, day.costs);
  if (!meals) return false;
  const [ways] = cheapestWays(day, meals, { most: Math.min(most, day.cost()) - BETTER, count: 1 });
  if (ways) eat(day, meals, ways);
  return true;
}

/**
 * Has a day eaten in each of so many of the cheapest ways that have its energy and cost less than `most`, and calls `see`
 * each time. It sees none where a day can be eaten in too many ways.
 */
export function seeCheapest(
  day: FilledDay,
  { most, count }: { most: number; count: number },
  see: () => void,
): void {
  const meals = wholeMeals(day.parts, day.costs);
  if (!meals) return;
  for (const ways of cheapestWays(day, meals, { most, count })) {
    eat(day, meals, ways);
    see();
  }
}

function cheapestWays(
  day: FilledDay,
  meals: readonly WholeMeal[],
  { most, count }: { most: number; count: number },
): Int32Array[] {
  for (const part of day.parts) day.take(part);
  const kept = day.amounts.slice();
  const limit = most - day.costOfKept();
  for (const part of day.parts) day.put(part);
  return new DayOfWholeMeals(meals, day.costs, limit).cheapestWith(kept, count);
}

function eat(day: FilledDay, meals: readonly WholeMeal[], ways: Int32Array): void {
  for (const [meal, whole] of meals.entries())
    for (const [at, part] of whole.parts.entries())
      day.choose(part, optionIn(whole, ways[meal] as number, at));
}
