import { IntersectionType, PartialType } from '@nestjs/swagger';
import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Sometimes,
  Text,
  WholeNumber,
} from '../../../platform/http/answers.js';
import {
  computeFacts,
  cookingsOfMore,
  FITNESS_GOALS,
  type FitnessGoal,
  type Plan,
  type PlanFacts,
  recipesById,
} from '../../plan-model/index.js';
import { MealResponse } from './meal.response.js';
import { MealPrepResponse } from './meal-prep.response.js';
import { TotalsResponse } from './plan-facts.response.js';
import { PlanRulesResponse } from './plan-rules.response.js';

/** The fields that all responses about a plan or a request have in common. */
export class PlanSummary {
  @Text() planName: string;
  @Choice(FITNESS_GOALS) fitnessGoal: FitnessGoal;
  @Text() description: string;
  @WholeNumber() dailyCalorieTarget: number;
  @Maybe(Text()) clientName: string | null;
  @WholeNumber() days: number;
  @WholeNumber() mealsPerDay: number;
}

class PlanHeading extends PlanSummary {
  @Id() id: string;
}

class PlanContent {
  @Day('The date of day 1') startsOn: string;
  @Maybe(Text()) generatedBy: string | null;
  @Moment() createdAt: string;
  @Part(TotalsResponse, 'Per day') targets: TotalsResponse;
  @Part(PlanRulesResponse) rules: PlanRulesResponse;
  @ListOf(Part(MealResponse)) meals: MealResponse[];
  @Sometimes(Part(MealPrepResponse)) startOfWeekMealPrep?: MealPrepResponse;
}

/** A plan as the API sends it, which may be sent back. */
export class MealPlanResponse extends IntersectionType(PlanHeading, PlanContent) {
  constructor(id: string, plan: Plan) {
    super();
    Object.assign(this, headingOf({ ...plan, id, facts: computeFacts(plan) }));
    this.startsOn = plan.startsOn;
    this.generatedBy = plan.generatedBy;
    this.createdAt = plan.createdAt;
    this.targets = plan.targets;
    this.rules = plan.rules;
    this.meals = mealsOf(plan);
    if (plan.startOfWeekMealPrep) this.startOfWeekMealPrep = plan.startOfWeekMealPrep;
  }
}

interface ListedPlan {
  id: string;
  planName: string;
  fitnessGoal: string;
  description: string;
  facts: PlanFacts;
  /** Null if only the heading was requested. */
  plan: Plan | null;
}

/** A plan in a list: complete, or only its heading. */
export class ListedMealPlanResponse extends IntersectionType(PlanHeading, PartialType(PlanContent)) {
  constructor(listed: ListedPlan) {
    super();
    Object.assign(this, listed.plan ? new MealPlanResponse(listed.id, listed.plan) : headingOf(listed));
  }
}

const headingOf = ({ id, planName, fitnessGoal, description, facts }: Omit<ListedPlan, 'plan'>) => ({
  id,
  planName,
  fitnessGoal,
  description,
  dailyCalorieTarget: facts.dailyCalorieTarget,
  clientName: facts.clientName,
  days: facts.days,
  mealsPerDay: facts.mealsPerDay,
});

function mealsOf(plan: Plan): MealResponse[] {
  const recipes = recipesById(plan);
  const pots = cookingsOfMore(plan);
  return plan.meals.map((meal) => new MealResponse(meal, recipes, pots.get(meal)));
}
