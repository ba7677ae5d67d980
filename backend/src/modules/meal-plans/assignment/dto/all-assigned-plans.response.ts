import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { PersonResponse } from '../../../users/index.js';
import type { ListedAssignedPlan } from '../all-assigned-plan.queries.js';
import { PLAN_STATUSES, type PlanStatus } from '../plan-status.js';

export class ListedAssignedPlanResponse {
  @Id() id: string;
  @Text() planName: string;
  @Text() fitnessGoal: string;
  @WholeNumber() totalDays: number;
  @Day() startsOn: string;
  @Maybe(Day('The first day on which it no longer runs')) endsOn: string | null;
  @Choice(PLAN_STATUSES) status: PlanStatus;
  @Moment() assignedAt: string;
  @Part(PersonResponse) customer: PersonResponse;
  @Maybe(Part(PersonResponse, 'The trainer or admin; null if that account is gone'))
  assignedBy: PersonResponse | null;

  constructor({ assignedAt, customer, assignedBy, ...plan }: ListedAssignedPlan) {
    Object.assign(this, plan);
    this.assignedAt = assignedAt.toISOString();
    this.customer = new PersonResponse(customer);
    this.assignedBy = assignedBy && new PersonResponse(assignedBy);
  }
}

export class AllAssignedPlansResponse {
  @ListOf(Part(ListedAssignedPlanResponse), 'Those assigned last come first')
  mealPlans: ListedAssignedPlanResponse[];
  @WholeNumber('How many plans match the request') total: number;

  constructor({ plans, total }: { plans: ListedAssignedPlan[]; total: number }) {
    this.mealPlans = plans.map((plan) => new ListedAssignedPlanResponse(plan));
    this.total = total;
  }
}
