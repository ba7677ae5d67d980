import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';
import type { Plan } from '../plan-model/index.js';
import type { SaidWish } from '../wish-reader/index.js';
import { DraftsService } from './drafts/drafts.service.js';
import type { SentPlanRequest } from './dto/sent-plan.request.js';
import { PlanFromClient } from './plan-from-client.js';

interface SourcePlan {
  plan: Plan;
  saidWish: SaidWish | null;
}

/** Reads a plan to save, assign, or print: either what was sent or a draft. */
@Injectable()
export class PlanSource {
  constructor(
    private readonly drafts: DraftsService,
    private readonly fromClient: PlanFromClient,
  ) {}

  async read(sent: SentPlanRequest, by: Principal, missing?: string): Promise<Plan> {
    return (await this.readWithWords(sent, by, missing)).plan;
  }

  /** Returns the plain words from which a draft was made, too. */
  async readWithWords(
    sent: SentPlanRequest,
    by: Principal,
    missing = 'Please send a meal plan or the ID of a draft',
  ): Promise<SourcePlan> {
    const found = await this.find(sent, by);
    if (!found) throw new InvalidInputError({ mealPlanData: [missing] });
    return found;
  }

  async readIfAny(sent: SentPlanRequest, by: Principal): Promise<Plan | null> {
    return (await this.find(sent, by))?.plan ?? null;
  }

  private async find({ mealPlanData, draftId }: SentPlanRequest, by: Principal): Promise<SourcePlan | null> {
    if (draftId && mealPlanData) throw new InvalidInputError({ draftId: [ONE_OF_BOTH] });
    if (draftId) {
      const draft = await this.drafts.find(draftId, by);
      return { plan: draft.withoutPastRecipes(), saidWish: draft.saidWish };
    }
    return mealPlanData ? { plan: await this.fromClient.read(mealPlanData, by), saidWish: null } : null;
  }
}

const ONE_OF_BOTH = 'Please send a meal plan or the ID of a draft, not both';
