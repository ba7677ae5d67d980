import { NONE } from '../recipe-columns/recipe-columns.js';
import { isWeekend } from '../weekdays.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, costOfBatch, eatenAt } from './cookings.js';
import { costOfShopping, usesOfSides } from './shopping.js';
import type { Side } from './sides.js';
import { pleasureOf } from './suitable-dishes.js';
import {
  FISH,
  HANDS_ON_MINUTE,
  LONG,
  LONG_MINUTES,
  MINUTE,
  MUCH_FISH,
  OFTEN_MAIN,
  SAME_CUISINE,
  SAME_FORM,
  SAME_MAIN,
  SAME_OTHER,
  SAME_PROTEIN,
  SAME_SIDE,
  USUAL_FISH,
  USUAL_SHARE_OF_FORM,
  USUAL_USES_OF_SIDE,
} from './weights.js';

/**
 * What a week costs besides its days: shopping for what is `needed`, cooking, and too little variety. What pleases comes
 * off.
 */
export function costOfWeek(plan: CookedPlan, number: number, needed: Float64Array): number {
  const week = plan.weeks[number] as Week;
  const pots = week.pots.filter((pot) => plan.dishOf[pot] !== NONE);
  return (
    costOfShopping(plan.menu, needed) +
    costOfCooking(plan, pots, week) +
    costOfMonotony(plan, pots, week) +
    costOfSameSides(plan, number) -
    pleasureOfPots(plan, pots)
  );
}

function costOfCooking(plan: CookedPlan, pots: readonly number[], { days }: Week): number {
  const { dishes, sides, problem } = plan.menu;
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    const minutes = dishes.minutes[dish] as number;
    const each = MINUTE * minutes + HANDS_ON_MINUTE * (dishes.handsOn[dish] as number);
    for (const cooking of cookingsOf(plan, pot)) {
      const { day } = cooking;
      cost += each + costOfBatch(plan, dish, eatenAt(plan, cooking));
      if (minutes > LONG_MINUTES && !isWeekend(problem.task.wish.startsOn, day + 1))
        cost += LONG * (minutes - LONG_MINUTES);
    }
  }
  for (const day of days)
    for (const serving of plan.servings[day] ?? [])
      for (const { side } of serving.sides) cost += costOfMaking(sides[side] as Side);
  return cost;
}

/** A side is made while its dish cooks. */
export const costOfMaking = ({ handsOn }: Side): number => (MINUTE + HANDS_ON_MINUTE) * handsOn;

function costOfMonotony(plan: CookedPlan, pots: readonly number[], { days }: Week): number {
  const { problem, dishes } = plan.menu;
  const { pool } = problem;
  const proteins = new Map<number, number>();
  const starches = new Map<number, number>();
  const forms = new Map<number, number>();
  const cuisines = new Map<number, number>();
  let mains = 0;
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    if (plan.pots[pot]?.isCookedOnce) {
      count(proteins, dishes.protein[dish] as number);
      count(starches, dishes.starch[dish] as number);
      count(forms, dishes.form[dish] as number);
      mains++;
    }
    count(cuisines, pool.cuisines[dish] as number);
  }
  for (const pots of [...proteins.values(), ...starches.values()]) cost += OFTEN_MAIN * Math.max(0, pots - 2);
  for (const used of forms.values()) cost += SAME_FORM * Math.max(0, used - mains * USUAL_SHARE_OF_FORM);
  for (const used of cuisines.values()) cost += SAME_CUISINE * Math.max(0, used - pots.length / 3);
  for (const day of days) cost += SAME_MAIN * repeatedMains(plan, day);
  return cost;
}

function costOfSameSides(plan: CookedPlan, week: number): number {
  let again = 0;
  for (const uses of usesOfSides(plan, week)) again += Math.max(0, uses - USUAL_USES_OF_SIDE);
  return SAME_SIDE * again;
}

function count(counts: Map<number, number>, name: number): void {
  if (name !== NONE) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** How many dishes of a day have the main ingredient of another one. */
function repeatedMains(plan: CookedPlan, day: number): number {
  const { dishes, problem } = plan.menu;
  const { pool } = problem;
  const seen = new Set<number>();
  let repeated = 0;
  const meals = plan.servings[day]?.length ?? 0;
  for (let index = 0; index < meals; index++) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE) continue;
    const main = pool.mains[dish] as number;
    const protein = dishes.protein[dish] as number;
    const mains = dishes.mainsOf(dish);
    if (main !== NONE && seen.has(main)) repeated += 1;
    else if (protein !== NONE && seen.has(protein)) repeated += SAME_PROTEIN;
    else if (mains.some((one) => seen.has(one))) repeated += SAME_OTHER;
    if (main !== NONE) seen.add(main);
    if (protein !== NONE) seen.add(protein);
    for (const one of mains) seen.add(one);
  }
  return repeated;
}

function pleasureOfPots(plan: CookedPlan, pots: readonly number[]): number {
  const { dishes } = plan.menu;
  let pleasure = 0;
  let fish = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    pleasure += pleasureOf(plan.menu, dish) * (plan.pots[pot]?.meals.length ?? 0);
    if (dishes.isFish[dish] === 1) fish++;
  }
  return pleasure + FISH * Math.min(USUAL_FISH, fish) - MUCH_FISH * Math.max(0, fish - USUAL_FISH);
}
