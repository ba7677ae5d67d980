import { countPackages } from '../../prep-guide/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, eatenAt, madeFor } from './cookings.js';
import type { Purchase } from './dishes.js';
import type { Menu } from './menu.js';
import type { Side } from './sides.js';
import { SPOON_OF_FOOD, TWIN, USED_SHARE_OF_PACKAGE } from './weights.js';

/** The foods that are needed, those that do the same, and what is bought for too little. */
export function costOfShopping(menu: Menu, needed: Float64Array): number {
  const { familyOf, families } = menu.dishes;
  const ofFamilies = new Uint8Array(families);
  let foods = 0;
  let twins = 0;
  let amounts = 0;
  for (let food = 0; food < needed.length; food++) {
    const grams = needed[food] as number;
    if (grams === 0) continue;
    foods++;
    amounts += costOfAmount(menu, food, grams);
    const family = familyOf[food] as number;
    if (family === NONE) continue;
    if (ofFamilies[family] === 1) twins++;
    ofFamilies[family] = 1;
  }
  return menu.costOfFood * foods + TWIN * twins + amounts;
}

/** Returns the cost of buying more of these foods in a week that needs `needed` already. */
export function costOfMore(
  menu: Menu,
  purchase: Purchase,
  { servings, needed }: { servings: number; needed: Float64Array },
): number {
  const { foods, grams } = purchase;
  let cost = 0;
  for (let at = 0; at < foods.length; at++) {
    const food = foods[at] as number;
    const before = needed[food] as number;
    cost += costOfAmount(menu, food, before + gramsOf(grams, at, servings));
    if (before > 0) cost -= costOfAmount(menu, food, before);
    else cost += menu.costOfFood + (hasTwin(menu, purchase, { at, needed }) ? TWIN : 0);
  }
  return cost;
}

/** Whether an interchangeable food is needed already, or comes earlier in this purchase. */
function hasTwin(
  { dishes: { familyOf, membersOf } }: Menu,
  { foods }: Purchase,
  { at, needed }: { at: number; needed: Float64Array },
): boolean {
  const family = familyOf[foods[at] as number] as number;
  if (family === NONE) return false;
  if (membersOf[family]?.some((member) => (needed[member] as number) > 0)) return true;
  for (let other = 0; other < at; other++) if (familyOf[foods[other] as number] === family) return true;
  return false;
}

/**
 * The cost of a food that is left over, of which little of the last package is used, or of which little is
 * used at all.
 */
function costOfAmount({ dishes }: Menu, food: number, grams: number): number {
  const least = dishes.leastGrams[food] as number;
  const ofSpoon = grams < least ? SPOON_OF_FOOD * (1 - grams / least) : 0;
  const size = dishes.packageGrams[food] as number;
  if (size === 0) return ofSpoon;
  const rest = Math.max(0, countPackages(grams, size) * size - grams);
  const unused = Math.max(0, rest / size - (1 - USED_SHARE_OF_PACKAGE));
  const ofRest = (dishes.restCosts[food] as number) * (rest / 100);
  const ofLast = (dishes.lastPackageCosts[food] as number) * (unused / USED_SHARE_OF_PACKAGE);
  return ofSpoon + ofRest + ofLast;
}

/** Returns the grams of each food that a week needs, not counting the sides of the day `except`. */
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

/** Ingredients without a weight count as very little, so that they are bought. */
const gramsOf = (grams: Int32Array, at: number, servings: number): number =>
  Math.max(LITTLE, (grams[at] as number) * servings);

const LITTLE = 0.1;

/** Counts the uses of each side in a week, not counting the day `except`. */
export function usesOfSides(plan: CookedPlan, week: number, except = NONE): Uint8Array {
  const uses = new Uint8Array(plan.menu.sides.length);
  for (const day of plan.weeks[week]?.days ?? []) {
    if (day === except) continue;
    for (const serving of plan.servings[day] ?? [])
      for (const { side } of serving.sides) uses[side] = (uses[side] as number) + 1;
  }
  return uses;
}
