import { IntersectionType } from '@nestjs/swagger';
import {
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { ListedMealPlanResponse } from '../../dto/plan.response.js';
import { PlanFactsResponse } from '../../dto/plan-facts.response.js';
import { SaidWishResponse } from '../../dto/said-wish.response.js';
import { WholePlanResponse, wholePlanOf } from '../../dto/whole-plan.response.js';
import type { SavedPlanRow, WholeSavedPlan } from '../saved-plan.queries.js';

class SavedPlanFields {
  @Id() id: string;
  @Id() trainerId: string;
  @YesNo() isTemplate: boolean;
  @ListOf(Text()) tags: string[];
  @Maybe(Text()) notes: string | null;
  @Moment() createdAt: string;
  @Moment() updatedAt: string;
  @WholeNumber('Customers who follow it now') assignmentCount: number;
}

type SavedPlanLabel = Omit<SavedPlanFields, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const fieldsOf = (saved: SavedPlanLabel): SavedPlanFields => ({
  id: saved.id,
  trainerId: saved.trainerId,
  isTemplate: saved.isTemplate,
  tags: saved.tags,
  notes: saved.notes,
  createdAt: saved.createdAt.toISOString(),
  updatedAt: saved.updatedAt.toISOString(),
  assignmentCount: saved.assignmentCount,
});

/** A saved plan in a list. */
export class ListedPlanResponse extends SavedPlanFields {
  @Part(ListedMealPlanResponse, 'Has no meals unless they were requested')
  mealPlanData: ListedMealPlanResponse;

  @Part(PlanFactsResponse) facts: PlanFactsResponse;
  @YesNo('Anyone with the link can see it') isShared: boolean;

  constructor(row: SavedPlanRow) {
    super();
    Object.assign(this, fieldsOf(row));
    this.mealPlanData = new ListedMealPlanResponse(row);
    this.facts = row.facts;
    this.isShared = row.isShared;
  }
}

export class SavedPlansResponse {
  @ListOf(Part(ListedPlanResponse)) mealPlans: ListedPlanResponse[];
  @WholeNumber() total: number;

  constructor({ plans, total }: { plans: SavedPlanRow[]; total: number }) {
    this.mealPlans = plans.map((row) => new ListedPlanResponse(row));
    this.total = total;
  }
}

/** A complete saved plan. */
export class SavedPlanResponse extends IntersectionType(SavedPlanFields, WholePlanResponse) {
  @Maybe(Part(SaidWishResponse, 'The text it was made from')) saidWish: SaidWishResponse | null;

  constructor({ saved, certificate, assignmentCount }: WholeSavedPlan) {
    super();
    const trainerId = saved.trainer.id;
    Object.assign(
      this,
      fieldsOf({ ...saved, trainerId, assignmentCount }),
      // It begins when it is assigned, so its days have no dates.
      wholePlanOf(saved.id, saved.plan, certificate, ''),
    );
    this.saidWish = saved.saidWish && new SaidWishResponse(saved.saidWish);
  }
}

export class PlanSavedResponse {
  @Text() message: string;
  @Part(SavedPlanResponse) mealPlan: SavedPlanResponse;

  constructor(message: string, saved: WholeSavedPlan) {
    this.message = message;
    this.mealPlan = new SavedPlanResponse(saved);
  }
}
