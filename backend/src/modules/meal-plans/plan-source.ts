import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';
import { DraftsService } from './drafts/drafts.service.js';
import type { SentPlanRequest } from './dto/sent-plan.request.js';
import type { Plan } from './plan.js';
import { SentPlans } from './sent-plans.js';

/** Where a plan that is to be saved, assigned or printed comes from: what was sent, or a draft. */
@Injectable()
export class PlanSource {
  constructor(
    private readonly drafts: DraftsService,
    private readonly sent: SentPlans,
  ) {}

  async read(
    sent: SentPlanRequest,
    by: Principal,
    missing = 'Please send a meal plan, or the id of a draft',
  ): Promise<Plan> {
    const plan = await this.readIfAny(sent, by);
    if (!plan) throw new InvalidInputError({ mealPlanData: [missing] });
    return plan;
  }

  async readIfAny({ mealPlanData, draftId }: SentPlanRequest, by: Principal): Promise<Plan | null> {
    if (draftId && mealPlanData) throw new InvalidInputError({ draftId: [ONE_OF_BOTH] });
    if (draftId) return (await this.drafts.find(draftId, by)).finished();
    return mealPlanData ? this.sent.read(mealPlanData, by) : null;
  }
}

const ONE_OF_BOTH = 'Please send a meal plan or the id of a draft, not both';
