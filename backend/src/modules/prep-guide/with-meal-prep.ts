import type { Plan } from '../plan-model/index.js';
import { mealPrepOf } from './meal-prep.js';

/** The plan with the prep of its first week, as its meals are now; or without any. */
export const withMealPrep = (plan: Plan, hasPrep: boolean): Plan => ({
  ...plan,
  startOfWeekMealPrep: hasPrep ? mealPrepOf(plan) : null,
});
