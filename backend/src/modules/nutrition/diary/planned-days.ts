import { Injectable } from '@nestjs/common';
import { type PlanOnDate, PlanOnDateQueries, type PlanTargets } from '../../meal-plans/index.js';
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

  /** Finds what is planned for a date, and the targets of the plan in a list of at most one. */
  async findWithTargets(
    customerId: string,
    date: string,
  ): Promise<{ planned: PlannedDay | null; targets: PlanTargets[] }> {
    const plan = await this.plans.find(customerId, date);
    if (!plan) return { planned: null, targets: [] };
    const { planName, startsOn } = plan;
    const targets = [{ planName, startsOn, endsOn: null, targets: plan.plan.targets }];
    return { planned: plannedDay(plan, date), targets };
  }

  async require(customerId: string, date: string): Promise<PlannedDay> {
    const { planned } = await this.findWithTargets(customerId, date);
    if (!planned) throw new NoPlanOnDayError();
    return planned;
  }
}

function plannedDay(plan: PlanOnDate, date: string): PlannedDay | null {
  const meals = plannedMeals(plan, date);
  return meals.length === 0 ? null : { planId: plan.id, planName: plan.planName, meals };
}
