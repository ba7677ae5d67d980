import type { Plan, PlanMeal } from '../plan-model/index.js';

/** Days count from 1; both ends are included. */
export interface DayRange {
  from: number;
  to: number;
}

export const DAYS_OF_WEEK = 7;

export const weeksOf = (plan: Pick<Plan, 'days'>): number => Math.ceil(plan.days / DAYS_OF_WEEK);

/** Weeks are counted from the plan's first day, starting with 1. The last one may be shorter. */
export function weekOf(plan: Pick<Plan, 'days'>, week: number): DayRange {
  if (!Number.isInteger(week) || week < 1 || week > weeksOf(plan))
    throw new RangeError(`a plan of ${plan.days} days has no week ${week}`);
  const from = (week - 1) * DAYS_OF_WEEK + 1;
  return { from, to: Math.min(from + DAYS_OF_WEEK - 1, plan.days) };
}

export const isWithin = ({ day }: Pick<PlanMeal, 'day'>, days: DayRange | undefined): boolean =>
  days === undefined || (day >= days.from && day <= days.to);
