import { NONE } from '../recipe-columns/recipe-columns.js';
import { WINDOW } from '../rules/uses.js';
import { cookingsOf } from './cookings.js';
import type { Pot } from './pots.js';
import type { WeekPlan } from './week-plan.js';

/** Whether the rules between meals allow this dish in a pot, with the dishes that all others have. */
export function allows(plan: WeekPlan, pot: number, dish: number): boolean {
  const before = plan.dishOf[pot] as number;
  plan.dishOf[pot] = NONE;
  const isNew = !plan.dishOf.includes(dish) && !plan.keptDishes.has(dish);
  plan.dishOf[pot] = dish;
  const isAllowed = isNew
    ? cookingsOf(plan, pot).length <= plan.menu.problem.task.wish.rules.maxUses && keepsShare(plan, dish)
    : keepsUses(plan, dish) && keepsShare(plan, dish) && keepsDinners(plan, pot);
  plan.dishOf[pot] = before;
  return isAllowed;
}

/** In no days of a window the dish is cooked more often than it may. Leftovers do not count. */
function keepsUses(plan: WeekPlan, dish: number): boolean {
  const { days, task } = plan.menu.problem;
  const { maxUses } = task.wish.rules;
  const cooked = plan.pots.flatMap((_, pot) =>
    plan.dishOf[pot] === dish ? cookingsOf(plan, pot).map(({ day }) => day) : [],
  );
  for (const [day, slots] of days.entries())
    for (const { kept } of slots) if (kept?.recipe === dish && !kept.isLeftovers) cooked.push(day);
  return cooked.every((from) => cooked.filter((day) => day >= from && day < from + WINDOW).length <= maxUses);
}

/** No main ingredient is in more meals than it may. */
function keepsShare(plan: WeekPlan, dish: number): boolean {
  const { pool, days, mostOfMain } = plan.menu.problem;
  const main = pool.mains[dish] ?? NONE;
  if (main === NONE) return true;
  let meals = 0;
  for (let pot = 0; pot < plan.dishOf.length; pot++) {
    const own = plan.dishOf[pot] as number;
    if (own !== NONE && pool.mains[own] === main) meals += (plan.pots[pot] as Pot).meals.length;
  }
  if (plan.keptDishes.size > 0)
    for (const slots of days) for (const { kept } of slots) if (kept?.main === main) meals++;
  return meals <= mostOfMain;
}

/** The dish is not cooked for dinner on two days in a row. */
function keepsDinners(plan: WeekPlan, pot: number): boolean {
  const dish = plan.dishOf[pot] as number;
  const dinnersOn = (day: number) =>
    (plan.menu.problem.days[day] ?? []).some(
      ({ type }, index) =>
        type === 'dinner' && plan.dishAt(day, index) === dish && isCookedAt(plan, day, index),
    );
  return (plan.pots[pot] as Pot).meals.every(({ day, index }) => {
    if (plan.slot(day, index).type !== 'dinner' || !isCookedAt(plan, day, index)) return true;
    return !dinnersOn(day - 1) && !dinnersOn(day + 1);
  });
}

function isCookedAt(plan: WeekPlan, day: number, index: number): boolean {
  const pot = plan.potAt[day]?.[index] ?? NONE;
  if (pot === NONE) return !plan.slot(day, index).kept?.isLeftovers;
  return cookingsOf(plan, pot).some(({ meals: [first] }) => first?.day === day && first.index === index);
}
