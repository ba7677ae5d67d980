import type { MealPrep, Plan, ShoppingItem } from '../plan-model/index.js';
import { planMealPrep } from './meal-prep.js';
import { makeShoppingList } from './shopping-list.js';
import { type DayRange, weekOf } from './weeks.js';

export interface GuideOfWeek {
  days: DayRange;
  /** Null if the plan has no prep. It has a shopping list all the same. */
  guide: MealPrep | null;
  shoppingList: ShoppingItem[];
}

/** The shopping and the preparation for one week of a plan. */
export function guideOfWeek(plan: Plan, week: number): GuideOfWeek {
  const days = weekOf(plan, week);
  const guide = plan.startOfWeekMealPrep ? planMealPrep(plan, week) : null;
  return { days, guide, shoppingList: guide?.shoppingList ?? makeShoppingList(plan, days) };
}
