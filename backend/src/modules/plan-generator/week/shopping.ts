import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Serving } from './cooked-plan.js';
import type { Purchase } from './dishes.js';
import { portionAt } from './menu.js';
import type { Side } from './sides.js';
import { PACKAGE_REST } from './weights.js';

/** The foods that a week buys, and what is left of their packages. */
export function costOfShopping(plan: CookedPlan, week: number): number {
  const { packageGrams } = plan.menu.dishes;
  const grams = gramsOfWeek(plan, week);
  let foods = 0;
  let left = 0;
  for (let food = 0; food < grams.length; food++) {
    const needed = grams[food] as number;
    if (needed === 0) continue;
    foods++;
    const size = packageGrams[food] as number;
    if (size > 0) left += Math.ceil(needed / size - ROUNDING) * size - needed;
  }
  return plan.menu.costOfFood * foods + PACKAGE_REST * (left / 100);
}

/** Grams of recipes are rounded, so that a package is not needed for the last of them. */
const ROUNDING = 0.01;

/** By number of food: how much a week needs of it. What has no weight counts as very little. */
function gramsOfWeek(plan: CookedPlan, week: number): Float64Array {
  const { dishes, sides } = plan.menu;
  const needed = new Float64Array(dishes.foodCount);
  const add = ({ foods, grams }: Purchase, servings: number) => {
    for (let at = 0; at < foods.length; at++) {
      const food = foods[at] as number;
      needed[food] = (needed[food] as number) + Math.max(LITTLE, (grams[at] as number) * servings);
    }
  };
  for (const day of plan.weeks[week]?.days ?? []) {
    const servings = plan.servings[day] ?? [];
    for (let index = 0; index < servings.length; index++) {
      const dish = plan.dishAt(day, index);
      if (dish === NONE) continue;
      const serving = servings[index] as Serving;
      add(dishes.purchaseOf(dish), portionAt(serving.portion));
      for (const { side, amount } of serving.sides) add((sides[side] as Side).purchase, amount);
    }
  }
  return needed;
}

const LITTLE = 0.1;

/** By number of food: 1 if it is bought in this week, not counting the sides of the day `except`. */
export function foodsOfWeek(plan: CookedPlan, week: number, except: number): Uint8Array {
  const { dishes, sides } = plan.menu;
  const bought = new Uint8Array(dishes.foodCount);
  const add = ({ foods }: Purchase) => {
    for (const food of foods) bought[food] = 1;
  };
  for (const day of plan.weeks[week]?.days ?? []) {
    const servings = plan.servings[day] ?? [];
    for (let index = 0; index < servings.length; index++) {
      const dish = plan.dishAt(day, index);
      if (dish === NONE) continue;
      add(dishes.purchaseOf(dish));
      if (day === except) continue;
      for (const { side } of (servings[index] as Serving).sides) add((sides[side] as Side).purchase);
    }
  }
  return bought;
}

/** How often each side is eaten in a week, not counting the day `except`. */
export function usesOfSides(plan: CookedPlan, week: number, except: number): Uint8Array {
  const uses = new Uint8Array(plan.menu.sides.length);
  for (const day of plan.weeks[week]?.days ?? []) {
    if (day === except) continue;
    for (const serving of plan.servings[day] ?? [])
      for (const { side } of serving.sides) uses[side] = (uses[side] as number) + 1;
  }
  return uses;
}

export function countOf(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}
