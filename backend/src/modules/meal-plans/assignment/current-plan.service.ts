import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import type { AssignedPlan } from './assigned-plan.entity.js';
import { AssignedPlanQueries } from './assigned-plan.queries.js';
import { AssignedPlanRepository } from './assigned-plan.repository.js';

export interface FollowedPlans {
  /** The current or next plan, and the one that replaces it. */
  plans: AssignedPlan[];
  /** The goal of that plan, or of the last one if the customer has none. */
  fitnessGoal: string | null;
  /** The date in the customer's time zone. */
  today: string;
}

/** Answers what a customer eats now and next. */
@Injectable()
export class CurrentPlanService {
  constructor(
    private readonly assigned: AssignedPlanQueries,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly clock: Clock,
  ) {}

  async followedBy({ userId, timeZone }: Principal): Promise<FollowedPlans> {
    const today = dateIn(timeZone, this.clock.now());
    const current = (await this.assigned.readCurrent([userId])).get(userId) ?? [];
    const found = current
      .slice(0, SHOWN_PLANS)
      .map(async ({ id }) => await this.assignedPlans.findByCustomer(id, userId));
    // A plan may be withdrawn between the two queries.
    const plans = (await Promise.all(found)).filter((plan) => plan !== null);
    const fitnessGoal = plans[0]?.fitnessGoal ?? (await this.findLastGoal(userId));
    return { plans, fitnessGoal, today };
  }

  private async findLastGoal(userId: string): Promise<string | null> {
    const { plans } = await this.assigned.ofCustomer(userId, { page: 1, limit: 1, withMeals: false });
    return plans[0]?.fitnessGoal ?? null;
  }
}

const SHOWN_PLANS = 2;
