import { Choice, Id, ListOf, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import type { BrokenPlan } from '../assignment/plans-of-customer.js';
import { MealBreachResponse } from './meal-breach.response.js';

/** A longer list would not tell a trainer more. */
const MAX_TOLD = 40;

class HeldMealBreachResponse extends MealBreachResponse {
  @Choice(MEAL_TYPES) mealType: MealType;
}

export class BrokenPlanResponse {
  @Id() planId: string;
  @Text() planName: string;
  @ListOf(Part(HeldMealBreachResponse), `The first ${MAX_TOLD}, in the order in which they are eaten`)
  breaches: HeldMealBreachResponse[];
  @WholeNumber('The number of all') total: number;

  constructor({ planId, planName, breaches }: BrokenPlan) {
    this.planId = planId;
    this.planName = planName;
    this.breaches = breaches
      .slice(0, MAX_TOLD)
      .flatMap(({ meal, recipeName, restriction, ingredient }) =>
        meal ? [{ ...meal, recipeName, restriction, ingredient }] : [],
      );
    this.total = breaches.length;
  }
}
