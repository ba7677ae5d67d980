import type { MealPlan } from './plan-words';

/** The properties of a plan without its meals. */
export type PlanHeading = Pick<
  MealPlan,
  'planName' | 'fitnessGoal' | 'description' | 'dailyCalorieTarget' | 'clientName' | 'days' | 'mealsPerDay'
>;

export const headingOf = ({
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget,
  clientName,
  days,
  mealsPerDay,
}: MealPlan): PlanHeading => ({
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget,
  clientName,
  days,
  mealsPerDay,
});
