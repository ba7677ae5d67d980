import { Injectable } from '@nestjs/common';
import { type PlanOnDate, PlanOnDateQueries } from '../../meal-plans/index.js';
import { NoPlanOnDayError } from './diary.errors.js';
import { type PlannedMeal, plannedMeals } from './planned-day.js';

/** The meals that a plan has for a date. */
export interface PlannedDay {
  planId: string;
  planName: string;
  meals: PlannedMeal[];
}

/** Finds the meals that customers have planned for a date. */
@Injectable()
export class PlannedDays {
  constructor(private readonly plans: PlanOnDateQueries) {}

  async require(customerId: string, date: string): Promise<PlannedDay> {
    const plan = await this.plans.find(customerId, date);
    const planned = plan && plannedDay(plan, date);
    if (!planned) throw new NoPlanOnDayError();
    return planned;
  }
}

/** Returns the meals that a plan has for a date, or null if it has none. */
export function plannedDay(plan: PlanOnDate, date: string): PlannedDay | null {
  const meals = plannedMeals(plan, date);
  return meals.length === 0 ? null : { planId: plan.id, planName: plan.planName, meals };
}
