import type { Problem } from '../problem/problem.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { isWeekend } from '../weekdays.js';
import type { CookedPlan } from './cooked-plan.js';
import type { Pot } from './pots.js';
import { DAYS_OF_WEEK, weekOf } from './week-days.js';
import {
  FISH,
  HANDS_ON_MINUTE,
  LIKED,
  LONG,
  LONG_MINUTES,
  LOT,
  MINUTE,
  OFTEN_MAIN,
  SAME_CUISINE,
  SAME_DISH,
  SAME_MAIN,
  SAME_PROTEIN,
  TASTE,
  UNASKED_SOY,
} from './weights.js';

/** What a week costs besides its days: shopping, cooking, and too little variety. What pleases comes off. */
export function costOfWeek(plan: CookedPlan, week: number): number {
  const pots = potsOfWeek(plan, week);
  return (
    plan.menu.costOfFood * countOf(foodsOfWeek(plan, week, NONE)) +
    costOfCooking(plan, pots, week) +
    costOfMonotony(plan, pots, week) -
    pleasureOf(plan, pots)
  );
}

/** By number of food: 1 if it is bought in this week, not counting the sides of the day `except`. */
export function foodsOfWeek(plan: CookedPlan, week: number, except: number): Uint8Array {
  const { dishes, sides } = plan.menu;
  const bought = new Uint8Array(dishes.foodCount);
  const add = (foods: Int32Array | undefined) => {
    for (const food of foods ?? []) bought[food] = 1;
  };
  for (const day of daysOfWeek(plan, week))
    for (const [index, serving] of (plan.servings[day] ?? []).entries()) {
      const dish = plan.dishAt(day, index);
      if (dish === NONE) continue;
      add(dishes.foods[dish]);
      if (day === except) continue;
      if (serving.filling) add(sides[serving.filling.side]?.foods);
      if (serving.fresh) add(sides[serving.fresh.side]?.foods);
    }
  return bought;
}

/** How often each side is eaten in a week, not counting the day `except`. */
export function usesOfSides(plan: CookedPlan, week: number, except: number): Uint8Array {
  const uses = new Uint8Array(plan.menu.sides.length);
  for (const day of daysOfWeek(plan, week)) {
    if (day === except) continue;
    for (const { filling, fresh } of plan.servings[day] ?? [])
      for (const choice of [filling, fresh])
        if (choice) uses[choice.side] = (uses[choice.side] as number) + 1;
  }
  return uses;
}

export function countOf(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

function daysOfWeek({ menu }: CookedPlan, week: number): number[] {
  const from = week * DAYS_OF_WEEK;
  const count = Math.min(DAYS_OF_WEEK, menu.problem.days.length - from);
  return Array.from({ length: Math.max(0, count) }, (_, at) => from + at);
}

/** The pots that are cooked first in this week. */
const potsOfWeek = ({ pots, dishOf }: CookedPlan, week: number): number[] =>
  [...pots.keys()].filter((pot) => dishOf[pot] !== NONE && weekOf(firstDay(pots[pot])) === week);

const firstDay = (pot: Pot | undefined): number => pot?.meals[0]?.day ?? 0;

function costOfCooking(plan: CookedPlan, pots: readonly number[], week: number): number {
  const { dishes, sides, problem } = plan.menu;
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    const minutes = dishes.minutes[dish] as number;
    const each = MINUTE * minutes + HANDS_ON_MINUTE * (dishes.handsOn[dish] as number);
    for (const day of cookingDays(plan, pot)) {
      cost += each;
      if (minutes > LONG_MINUTES && !isWeekend(problem.task.wish.startsOn, day + 1))
        cost += LONG * (minutes - LONG_MINUTES);
    }
  }
  for (const day of daysOfWeek(plan, week))
    for (const { filling, fresh } of plan.servings[day] ?? [])
      for (const choice of [filling, fresh])
        if (choice) cost += (MINUTE + HANDS_ON_MINUTE) * (sides[choice.side]?.handsOn ?? 0);
  return cost;
}

/** The days on which a pot is cooked: the first one, and those to which it does not keep. */
export function cookingDays(plan: CookedPlan, pot: number): number[] {
  const { meals } = plan.pots[pot] as Pot;
  const kept = plan.menu.dishes.keptDays[plan.dishOf[pot] as number] ?? 0;
  const days: number[] = [];
  for (const { day } of meals) {
    const last = days.at(-1);
    if (last === undefined || day - last > kept) days.push(day);
  }
  return days;
}

function costOfMonotony(plan: CookedPlan, pots: readonly number[], week: number): number {
  const { problem, dishes } = plan.menu;
  const { pool } = problem;
  const proteins = new Map<number, number>();
  const starches = new Map<number, number>();
  const cuisines = new Map<number, number>();
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    if (plan.pots[pot]?.isCookedOnce) {
      count(proteins, dishes.protein[dish] as number);
      count(starches, dishes.starch[dish] as number);
    }
    count(cuisines, pool.cuisines[dish] as number);
    for (const [other, same] of plan.dishOf.entries())
      if (other !== pot && same === dish) cost += SAME_DISH / 2;
  }
  for (const pots of [...proteins.values(), ...starches.values()]) cost += OFTEN_MAIN * Math.max(0, pots - 2);
  for (const used of cuisines.values()) cost += SAME_CUISINE * Math.max(0, used - pots.length / 3);
  for (const day of daysOfWeek(plan, week)) cost += SAME_MAIN * repeatedMains(plan, day);
  return cost;
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
  for (const index of (plan.servings[day] ?? []).keys()) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE) continue;
    const main = pool.mains[dish] as number;
    const protein = dishes.protein[dish] as number;
    if (main !== NONE && seen.has(main)) repeated += 1;
    else if (protein !== NONE && seen.has(protein)) repeated += SAME_PROTEIN;
    seen.add(main).add(protein);
  }
  return repeated;
}

function pleasureOf(plan: CookedPlan, pots: readonly number[]): number {
  const { problem, dishes } = plan.menu;
  let pleasure = 0;
  let fish = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    pleasure += pleasureOfDish(plan, dish) * (plan.pots[pot]?.meals.length ?? 0);
    if (dishes.isFish[dish] === 1) fish++;
    if (dishes.isSoy[dish] === 1 && !asksForPlants(problem)) pleasure -= UNASKED_SOY;
  }
  return pleasure + FISH * Math.min(2, fish);
}

const asksForPlants = ({ task }: Problem): boolean =>
  task.wish.rules.dietaryTags.some((tag) => tag === 'vegan' || tag === 'vegetarian');

function pleasureOfDish({ menu }: CookedPlan, dish: number): number {
  const { pool } = menu.problem;
  return TASTE * (pool.taste[dish] ?? 0) + LOT * (pool.lots[dish] ?? 0) + LIKED * (pool.liked[dish] ?? 0);
}
