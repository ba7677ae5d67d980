import { InvalidInputError } from '../../../platform/errors/app-error.js';
import type { MealPrep, Plan, ShoppingItem } from '../plan.js';
import { mealPrepOf } from '../prep-guide/meal-prep.js';
import { shoppingListOf } from '../prep-guide/shopping-list.js';
import { type DayRange, weekOf, weeksOf } from '../prep-guide/weeks.js';

export interface PrepGuide {
  weeks: number;
  week: number;
  days: DayRange;
  guide: MealPrep | null;
  shoppingList: ShoppingItem[];
  ticked: string[];
}

/** A plan without prep has a shopping list all the same. */
export function guideOf(plan: Plan, week: number): Omit<PrepGuide, 'ticked'> {
  const weeks = weeksOf(plan);
  if (week > weeks)
    throw new InvalidInputError({ week: [`The plan has ${weeks === 1 ? '1 week' : `${weeks} weeks`}`] });
  const days = weekOf(plan, week);
  const guide = plan.startOfWeekMealPrep ? mealPrepOf(plan, week) : null;
  return { weeks, week, days, guide, shoppingList: guide?.shoppingList ?? shoppingListOf(plan, days) };
}
