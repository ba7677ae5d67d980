import { Injectable } from '@nestjs/common';
import { PlanOnDateQueries } from '../../meal-plans/index.js';
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

  async find(customerId: string, date: string): Promise<PlannedDay | null> {
    const plan = await this.plans.find(customerId, date);
    if (!plan) return null;
    const meals = plannedMeals(plan, date);
    return meals.length === 0 ? null : { planId: plan.id, planName: plan.planName, meals };
  }

  async require(customerId: string, date: string): Promise<PlannedDay> {
    const day = await this.find(customerId, date);
    if (!day) throw new NoPlanOnDayError();
    return day;
  }
}
