import { Day, ListOf, Part, WholeNumber } from '../../../../platform/http/answers.js';
import { cookingsOfMore, recipesById, totalsOfMeals } from '../../../plan-model/index.js';
import { MealResponse } from '../../dto/meal.response.js';
import { MealBreachResponse, mealBreachesOf } from '../../dto/meal-breach.response.js';
import { TotalsResponse } from '../../dto/plan-facts.response.js';
import type { AssignedPlan } from '../assigned-plan.entity.js';
import type { ComingDay } from '../coming-days.js';
import type { FollowedPlans } from '../current-plan.service.js';

export class TodayResponse {
  @WholeNumber('The day of the plan, counted from 1') day: number;
  @Day() date: string;
  @Part(TotalsResponse) totals: TotalsResponse;
  @ListOf(Part(MealResponse)) meals: MealResponse[];
  @ListOf(Part(MealBreachResponse), 'What breaks your profile as it is now')
  breaches: MealBreachResponse[];
}

export type Today = { date: string } & Pick<FollowedPlans, 'breaches'>;

export function todayOf(coming: ComingDay<AssignedPlan>, { breaches }: Today): TodayResponse {
  const { day, date, plan } = coming;
  const recipes = recipesById(plan.plan);
  const pots = cookingsOfMore(plan.plan);
  const meals = mealsOn(coming);
  return {
    ...{ day, date, totals: totalsOfMeals(meals, recipes) },
    meals: meals.map((meal) => new MealResponse(meal, recipes, pots.get(meal))),
    breaches: mealBreachesOf(breaches).filter((breach) => breach.day === day),
  };
}

export const mealsOn = ({ plan: { plan }, day }: ComingDay<AssignedPlan>) =>
  plan.meals.filter((meal) => meal.day === day);
