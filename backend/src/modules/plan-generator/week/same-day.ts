import { DISH_FORMS, type MealType } from '../../recipes/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan } from './cooked-plan.js';
import type { Menu } from './menu.js';
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
export function costOfSameDay(plan: CookedPlan, day: number): number {
  const { menu } = plan;
  const eaten = dishesOn(plan, day);
  return (
    SAME_MAIN * repeatedMains(menu, eaten) +
    SAME_STARCH * repeatedStarches(menu, eaten) +
    SAME_SMALL_OF_DAY * repeatedSmall(menu, eaten) +
    EGG_TOO_MANY * eggsTooMany(menu, eaten)
  );
}

interface EatenDish {
  dish: number;
  type: MealType;
}

function dishesOn(plan: CookedPlan, day: number): EatenDish[] {
  const eaten: EatenDish[] = [];
  for (const [index, { type }] of (plan.menu.problem.days[day] ?? []).entries()) {
    const dish = plan.dishAt(day, index);
    if (dish !== NONE) eaten.push({ dish, type });
  }
  return eaten;
}

/** Counts the dishes of a day that have the main ingredient of another one. */
function repeatedMains({ dishes, problem: { pool } }: Menu, eaten: readonly EatenDish[]): number {
  const seen: number[] = [];
  let repeated = 0;
  for (const { dish } of eaten) {
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

/** Counts the dishes of a day that have the starch of another one. */
function repeatedStarches({ dishes: { starch } }: Menu, eaten: readonly EatenDish[]): number {
  const seen: number[] = [];
  let repeated = 0;
  for (const { dish } of eaten) {
    const own = starch[dish] as number;
    if (own === NONE) continue;
    if (seen.includes(own)) repeated++;
    seen.push(own);
  }
  return repeated;
}

const DRINK = DISH_FORMS.indexOf('drink');

/** Counts the breakfasts and snacks of a day that are drinks like another one, or in which the same food is seen. */
function repeatedSmall({ dishes }: Menu, eaten: readonly EatenDish[]): number {
  const seen: number[] = [];
  let drinks = 0;
  let repeated = 0;
  for (const { dish, type } of eaten) {
    if (type !== 'breakfast' && type !== 'snack') continue;
    const foods = dishes.seenAtBreakfastOf(dish);
    const isDrink = dishes.form[dish] === DRINK;
    if ((isDrink && drinks > 0) || foods.some((food) => seen.includes(food))) repeated++;
    if (isDrink) drinks++;
    for (const food of foods) seen.push(food);
  }
  return repeated;
}

/** Counts the eggs in the dishes of a day beyond the usual number, at one serving each. */
function eggsTooMany({ dishes }: Menu, eaten: readonly EatenDish[]): number {
  let eggs = 0;
  for (const { dish } of eaten) eggs += dishes.eggsIn(dish);
  return Math.max(0, eggs - EGGS_ON_A_DAY);
}
