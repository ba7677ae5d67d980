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

  /** Finds what is planned for a date, and the targets of the plans that have run on it. */
  async findWithTargets(
    customerId: string,
    date: string,
  ): Promise<{ planned: PlannedDay | null; targets: PlanTargets[] }> {
    const [planned, targets] = await Promise.all([
      this.find(customerId, date),
      this.plans.listTargets(customerId, date, date),
    ]);
    return { planned, targets };
  }

  async require(customerId: string, date: string): Promise<PlannedDay> {
    const planned = await this.find(customerId, date);
    if (!planned) throw new NoPlanOnDayError();
    return planned;
  }

  private async find(customerId: string, date: string): Promise<PlannedDay | null> {
    const plan = await this.plans.find(customerId, date);
    return plan && plannedDay(plan, date);
  }
}

function plannedDay(plan: PlanOnDate, date: string): PlannedDay | null {
  const meals = plannedMeals(plan, date);
  return meals.length === 0 ? null : { planId: plan.id, planName: plan.planName, meals };
}
