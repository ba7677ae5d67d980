import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { costOfLikeness, costOfSameBreakfasts, upTo } from './repetition.js';
import { costOfSameDay } from './same-day.js';
import { usesOfSides } from './shopping.js';
import { isTight } from './sides.js';
import {
  ALIKE,
  OFTEN_MAIN,
  PROTEIN_AGAIN,
  SAME_CUISINE,
  SAME_FORM,
  SAME_SIDE,
  SAME_SMALL,
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
  for (const day of days) cost += costOfSameDay(plan, day);
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
