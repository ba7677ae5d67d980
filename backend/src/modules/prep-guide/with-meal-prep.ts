import type { Plan } from '../plan-model/index.js';
import { planMealPrep } from './meal-prep.js';

/** The plan with the prep of its first week for its current meals, or without prep. */
export const withMealPrep = (plan: Plan, hasPrep: boolean): Plan => ({
  ...plan,
  startOfWeekMealPrep: hasPrep ? planMealPrep(plan) : null,
});
