import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { costOfLikeness, costOfSameBreakfasts, upTo } from './repetition.js';
import { usesOfSides } from './shopping.js';
import { isTight } from './sides.js';
import {
  ALIKE,
  EGG_TOO_MANY,
  EGGS_ON_A_DAY,
  OFTEN_MAIN,
  PROTEIN_AGAIN,
  SAME_CUISINE,
  SAME_FORM,
  SAME_MAIN,
  SAME_OTHER,
  SAME_PROTEIN,
  SAME_PULSE,
  SAME_SIDE,
  SAME_SMALL,
  SAME_STARCH,
  STARCH_AGAIN,
  USUAL_POTS_OF_EGGS,
  USUAL_POTS_OF_MAIN,
  USUAL_SHARE_OF_FORM,
  USUAL_USES_OF_SIDE,
} from './weights.js';

/** Returns the cost of too much sameness among the dishes of a week. The pots are in the order in which they are cooked. */
export function costOfMonotony(plan: CookedPlan, pots: readonly number[], { days }: Week): number {
  const mains = pots.filter((pot) => plan.pots[pot]?.isCookedOnce);
  const others = pots.filter((pot) => !plan.pots[pot]?.isCookedOnce);
  let cost = costOfSameMains(plan, mains) + costOfEggs(plan, pots);
  cost += SAME_SMALL * countAlike(plan, others, 1) + ALIKE * countAlike(plan, mains, 2);
  cost += costOfSameBreakfasts(plan, others);
  // Likeness costs nothing if only few dishes fit into a day.
  if (!isTight(plan.menu.problem.task.wish))
    cost += costOfLikeness(plan, mains) + costOfLikeness(plan, others);
  const cuisines = new Map<number, number>();
  for (const pot of pots) count(cuisines, plan.menu.problem.pool.cuisines[plan.dishOf[pot] as number]);
  for (const used of cuisines.values()) cost += SAME_CUISINE * Math.max(0, used - pots.length / 3);
  for (const day of days)
    cost +=
      SAME_MAIN * repeatedMains(plan, day) +
      SAME_STARCH * repeatedStarches(plan, day) +
      EGG_TOO_MANY * eggsTooMany(plan, day);
  return cost;
}

/** The cost of sides that come more often in a week than usual. */
export function costOfSameSides(plan: CookedPlan, week: number): number {
  let again = 0;
  for (const uses of usesOfSides(plan, week)) again += upTo(uses - USUAL_USES_OF_SIDE);
  return SAME_SIDE * again;
}

/** Lunches and dinners of the same starch, source of protein, or form. */
function costOfSameMains({ menu, dishOf }: CookedPlan, pots: readonly number[]): number {
  const { protein, starch, form } = menu.dishes;
  const proteins = new Map<number, number>();
  const starches = new Map<number, number>();
  const forms = new Map<number, number>();
  let cost = 0;
  let before = NONE;
  for (const pot of pots) {
    const dish = dishOf[pot] as number;
    if (before !== NONE && protein[dish] !== NONE && protein[dish] === protein[before]) cost += PROTEIN_AGAIN;
    if (before !== NONE && starch[dish] !== NONE && starch[dish] === starch[before]) cost += STARCH_AGAIN;
    count(proteins, protein[dish]);
    count(starches, starch[dish]);
    count(forms, form[dish]);
    before = dish;
  }
  for (const used of [...proteins.values(), ...starches.values()])
    cost += costOfOften(used - USUAL_POTS_OF_MAIN);
  for (const used of forms.values())
    cost += SAME_FORM * Math.max(0, used - pots.length * USUAL_SHARE_OF_FORM);
  return cost;
}

/** So many pots more than usual: each costs more than the one before. */
const costOfOften = (more: number): number => OFTEN_MAIN * upTo(more);

function costOfEggs({ menu, dishOf }: CookedPlan, pots: readonly number[]): number {
  const { protein, eggs } = menu.dishes;
  let used = 0;
  if (eggs !== NONE) for (const pot of pots) if (protein[dishOf[pot] as number] === eggs) used++;
  return costOfOften(used - USUAL_POTS_OF_EGGS);
}

/** Counts the pots that share this many main ingredients with an earlier one. */
function countAlike({ menu, dishOf }: CookedPlan, pots: readonly number[], shared: number): number {
  const seen: Int32Array[] = [];
  let alike = 0;
  for (const pot of pots) {
    const mains = menu.dishes.mainsOf(dishOf[pot] as number);
    if (seen.some((other) => shareMains(mains, other, shared))) alike++;
    seen.push(mains);
  }
  return alike;
}

function shareMains(one: Int32Array, other: Int32Array, least: number): boolean {
  let shared = 0;
  for (const main of one) if (other.includes(main)) shared++;
  return shared >= least;
}

function count(counts: Map<number, number>, name = NONE): void {
  if (name !== NONE) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Counts the dishes of a day that have the main ingredient of another one. */
function repeatedMains(plan: CookedPlan, day: number): number {
  const { dishes, problem } = plan.menu;
  const { pool } = problem;
  const seen: number[] = [];
  let repeated = 0;
  const meals = plan.servings[day]?.length ?? 0;
  for (let index = 0; index < meals; index++) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE) continue;
    const main = pool.mains[dish] as number;
    const protein = dishes.protein[dish] as number;
    const mains = dishes.mainsOf(dish);
    if (mains.some((one) => dishes.pulses.has(one) && seen.includes(one))) repeated += SAME_PULSE / SAME_MAIN;
    if (main !== NONE && seen.includes(main)) repeated += 1;
    else if (protein !== NONE && seen.includes(protein)) repeated += SAME_PROTEIN;
    else if (mains.some((one) => seen.includes(one))) repeated += SAME_OTHER;
    if (main !== NONE) seen.push(main);
    if (protein !== NONE) seen.push(protein);
    for (const one of mains) seen.push(one);
  }
  return repeated;
}

/** Counts the eggs in the dishes of a day beyond the usual number, at one serving each. */
function eggsTooMany(plan: CookedPlan, day: number): number {
  let eggs = 0;
  const meals = plan.servings[day]?.length ?? 0;
  for (let index = 0; index < meals; index++) {
    const dish = plan.dishAt(day, index);
    if (dish !== NONE) eggs += plan.menu.dishes.eggsIn(dish);
  }
  return Math.max(0, eggs - EGGS_ON_A_DAY);
}

/** Counts the lunches and dinners of a day that have the starch of another one. */
function repeatedStarches(plan: CookedPlan, day: number): number {
  const { starch } = plan.menu.dishes;
  const seen: number[] = [];
  let repeated = 0;
  for (const [index, { type }] of (plan.menu.problem.days[day] ?? []).entries()) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE || (type !== 'lunch' && type !== 'dinner')) continue;
    const own = starch[dish] as number;
    if (own !== NONE && seen.includes(own)) repeated++;
    seen.push(own);
  }
  return repeated;
}
