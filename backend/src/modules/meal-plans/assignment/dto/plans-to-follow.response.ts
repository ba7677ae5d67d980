import { PickType } from '@nestjs/swagger';
import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import {
  FITNESS_GOALS,
  type FitnessGoal,
  nameWithSides,
  recipesById,
  totalsOfMeals,
} from '../../../plan-model/index.js';
import type { AssignedPlan } from '../assigned-plan.entity.js';
import { type ComingDay, comingDays } from '../coming-days.js';
import type { FollowedPlans } from '../current-plan.service.js';
import { mealsOn, type Today, TodayResponse, todayOf } from './today.response.js';

const DAYS_AHEAD = 7;

class ComingDayResponse {
  @Id() planId: string;
  @Text() planName: string;
  @WholeNumber('The day of the plan, counted from 1') day: number;
  @Day() date: string;
  @WholeNumber('kcal of the day') calories: number;
  @ListOf(Text(), 'The names of its dishes and of what is beside them, in the order they are eaten')
  meals: string[];
}

class PlanToFollowResponse {
  @Id() id: string;
  @Text() planName: string;
  @WholeNumber() totalDays: number;
  @Day() startsOn: string;
  @Maybe(Part(TodayResponse, 'Null before the plan begins')) today: TodayResponse | null;
}

class NextPlanResponse extends PickType(PlanToFollowResponse, ['id', 'planName', 'startsOn']) {}

/** The plans that a customer follows now and next. */
export class PlansToFollowResponse {
  @YesNo('Whether a plan is current or upcoming') hasPlan: boolean;

  @Maybe(Choice(FITNESS_GOALS, 'The goal of the current plan, or of the last one'))
  fitnessGoal: FitnessGoal | null;

  @Maybe(Part(PlanToFollowResponse, 'Null if no plan is current or upcoming, or if it has no meals'))
  plan: PlanToFollowResponse | null;

  @Maybe(Part(NextPlanResponse, 'The plan that takes over')) next: NextPlanResponse | null;

  @ListOf(Part(ComingDayResponse), 'The next seven days, from today or the first day of the plan')
  coming: ComingDayResponse[];

  constructor({ plans: held, fitnessGoal, today, breaches }: FollowedPlans) {
    const plans = held[0] && hasMeals(held[0]) ? held.filter(hasMeals) : [];
    const [plan, next] = plans;
    const coming = comingDays(plans, today, DAYS_AHEAD);
    this.hasPlan = held.length > 0;
    this.fitnessGoal = fitnessGoal as FitnessGoal | null;
    this.plan = plan && coming[0] ? followedPlan(plan, coming[0], { date: today, breaches }) : null;
    this.next = next ? { id: next.id, planName: next.planName, startsOn: next.startsOn } : null;
    this.coming = coming.map(comingDay);
  }
}

const hasMeals = ({ plan }: AssignedPlan): boolean => plan.meals.length > 0;

function followedPlan(
  held: AssignedPlan,
  first: ComingDay<AssignedPlan>,
  today: Today,
): PlanToFollowResponse {
  const { id, planName, totalDays, startsOn } = held;
  return {
    id,
    planName,
    totalDays,
    startsOn,
    today: first.date === today.date ? todayOf(first, today) : null,
  };
}

function comingDay(coming: ComingDay<AssignedPlan>): ComingDayResponse {
  const { day, date, plan } = coming;
  const recipes = recipesById(plan.plan);
  const meals = mealsOn(coming);
  return {
    ...{ planId: plan.id, planName: plan.planName, day, date },
    calories: totalsOfMeals(meals, recipes).calories,
    meals: meals.map((meal) => nameWithSides(meal, recipes)),
  };
}
