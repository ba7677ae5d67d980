import { ListOf, Maybe, Moment, Part, WholeNumber } from '../../../../platform/http/answers.js';
import type { AssignedPlanRow, PlansSummary } from '../assigned-plan.queries.js';
import { AssignedPlanResponse } from './assigned-plan.response.js';

interface FoundPlans {
  plans: AssignedPlanRow[];
  total: number;
}

export class CustomerPlansResponse {
  @ListOf(Part(AssignedPlanResponse)) mealPlans: AssignedPlanResponse[];
  @WholeNumber('How many plans match the request') total: number;

  constructor({ plans, total }: FoundPlans) {
    this.mealPlans = plans.map((row) => new AssignedPlanResponse(row));
    this.total = total;
  }
}

class PlansSummaryResponse {
  @WholeNumber() totalPlans: number;
  @WholeNumber() activePlans: number;
  @WholeNumber() avgCaloriesPerDay: number;
  @WholeNumber('Across all plans') totalDays: number;
  @Maybe(Moment('When you deleted your plan, if you have no other')) planRemovedAt: string | null;
}

export class AssignedPlansResponse extends CustomerPlansResponse {
  @Part(PlansSummaryResponse, 'Across all plans, regardless of the filters') summary: PlansSummaryResponse;

  constructor(found: FoundPlans, summary: PlansSummary, removedAt: Date | undefined) {
    super(found);
    this.summary = { ...summary, planRemovedAt: removedAt?.toISOString() ?? null };
  }
}
