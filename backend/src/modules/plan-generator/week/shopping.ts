import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, eatenAt, madeFor } from './cookings.js';
import type { Purchase } from './dishes.js';
import type { Menu } from './menu.js';
import type { Side } from './sides.js';
import { PACKAGE_REST } from './weights.js';

/** The foods that are needed, and what is left of their packages. */
export function costOfShopping(menu: Menu, needed: Float64Array): number {
  let foods = 0;
  let rests = 0;
  for (let food = 0; food < needed.length; food++) {
    const grams = needed[food] as number;
    if (grams === 0) continue;
    foods++;
    rests += restOf(menu, food, grams);
  }
  return menu.costOfFood * foods + PACKAGE_REST * (rests / 100);
}

/** What more of these foods would cost a week that needs `needed` already. */
export function costOfMore(
  menu: Menu,
  { foods, grams }: Purchase,
  { servings, needed }: { servings: number; needed: Float64Array },
): number {
  let added = 0;
  let rests = 0;
  for (let at = 0; at < foods.length; at++) {
    const food = foods[at] as number;
    const before = needed[food] as number;
    if (before === 0) added++;
    rests += restOf(menu, food, before + gramsOf(grams, at, servings)) - restOf(menu, food, before);
  }
  return menu.costOfFood * added + PACKAGE_REST * (rests / 100);
}

/** The grams that are left of the packages of a food. */
function restOf({ dishes }: Menu, food: number, needed: number): number {
  const size = dishes.packageGrams[food] as number;
  return size > 0 ? Math.ceil(needed / size - ROUNDING) * size - needed : 0;
}

/** Grams of recipes are rounded, so that a package is not needed for the last of them. */
const ROUNDING = 0.01;

/** By number of food: the grams that a week needs, not counting the sides of the day `except`. */
export function needsOfWeek(plan: CookedPlan, week: number, except = NONE): Float64Array {
  const { dishes, sides } = plan.menu;
  const needed = new Float64Array(dishes.foodCount);
  const add = ({ foods, grams }: Purchase, servings: number) => {
    for (let at = 0; at < foods.length; at++) {
      const food = foods[at] as number;
      needed[food] = (needed[food] as number) + gramsOf(grams, at, servings);
    }
  };
  const { days, pots } = plan.weeks[week] as Week;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    if (dish === NONE) continue;
    for (const cooking of cookingsOf(plan, pot))
      add(dishes.purchaseOf(dish), madeFor(plan, dish, eatenAt(plan, cooking)));
  }
  for (const day of days) {
    for (const { kept } of plan.menu.problem.days[day] ?? [])
      if (kept !== null) add(dishes.purchaseOf(kept.recipe), kept.servings);
    if (day === except) continue;
    for (const serving of plan.servings[day] ?? [])
      for (const { side, amount } of serving.sides) add((sides[side] as Side).purchase, amount);
  }
  return needed;
}

/** What has no weight counts as very little, so that it is bought. */
const gramsOf = (grams: Int32Array, at: number, servings: number): number =>
  Math.max(LITTLE, (grams[at] as number) * servings);

const LITTLE = 0.1;

/** How often each side is eaten in a week, not counting the day `except`. */
export function usesOfSides(plan: CookedPlan, week: number, except = NONE): Uint8Array {
  const uses = new Uint8Array(plan.menu.sides.length);
  for (const day of plan.weeks[week]?.days ?? []) {
    if (day === except) continue;
    for (const serving of plan.servings[day] ?? [])
      for (const { side } of serving.sides) uses[side] = (uses[side] as number) + 1;
  }
  return uses;
}
