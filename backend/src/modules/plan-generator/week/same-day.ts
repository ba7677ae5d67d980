import type { MealType } from '../../recipes/index.js';
import { DISH_FORMS } from '../../recipes/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan } from './cooked-plan.js';
import {
  EGG_TOO_MANY,
  EGGS_ON_A_DAY,
  SAME_MAIN,
  SAME_OTHER,
  SAME_PROTEIN,
  SAME_PULSE,
  SAME_SMALL_OF_DAY,
  SAME_STARCH,
} from './weights.js';

/** The cost of what the dishes of a day have in common. */
export const costOfSameDay = (plan: CookedPlan, day: number): number =>
  SAME_MAIN * repeatedMains(plan, day) +
  SAME_STARCH * repeatedStarches(plan, day) +
  SAME_SMALL_OF_DAY * repeatedSmall(plan, day) +
  EGG_TOO_MANY * eggsTooMany(plan, day);

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

/** Counts the meals of a day that have the starch of another one. */
function repeatedStarches(plan: CookedPlan, day: number): number {
  const { starch } = plan.menu.dishes;
  const seen: number[] = [];
  let repeated = 0;
  const meals = plan.servings[day]?.length ?? 0;
  for (let index = 0; index < meals; index++) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE) continue;
    const own = starch[dish] as number;
    if (own === NONE) continue;
    if (seen.includes(own)) repeated++;
    seen.push(own);
  }
  return repeated;
}

const DRINK = DISH_FORMS.indexOf('drink');

/** Counts the breakfasts and snacks of a day that are drinks like another one, or in which the same food is seen. */
function repeatedSmall(plan: CookedPlan, day: number): number {
  const { dishes, problem } = plan.menu;
  const seen: number[] = [];
  let drinks = 0;
  let repeated = 0;
  for (const [index, { type }] of (problem.days[day] ?? []).entries()) {
    const dish = plan.dishAt(day, index);
    if (dish === NONE || !isSmall(type)) continue;
    const foods = dishes.seenAtBreakfastOf(dish);
    const isDrink = dishes.form[dish] === DRINK;
    if ((isDrink && drinks > 0) || foods.some((food) => seen.includes(food))) repeated++;
    if (isDrink) drinks++;
    for (const food of foods) seen.push(food);
  }
  return repeated;
}

const isSmall = (type: MealType): boolean => type === 'breakfast' || type === 'snack';
