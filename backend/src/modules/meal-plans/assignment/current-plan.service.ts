import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { type Certificate, certify } from '../../plan-certificate/index.js';
import { RestrictionCheck, type ServedBreach } from '../../recipes/index.js';
import { planNotFound } from '../meal-plans.errors.js';
import { servedIn } from '../served-meals.js';
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
  /** Conflicts between the first of these plans and the customer's profile. */
  breaches: ServedBreach[];
}

/** One of a customer's plans with its current certificate, and with what breaks their profile. */
interface HeldPlan {
  held: AssignedPlan;
  certificate: Certificate;
  breaches: ServedBreach[];
}

/** Answers what a customer eats now and next. */
@Injectable()
export class CurrentPlanService {
  constructor(
    private readonly assigned: AssignedPlanQueries,
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly restrictions: RestrictionCheck,
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
    const [first] = plans;
    const breaches = first ? await this.restrictions.ofCustomer(userId, servedIn(first.plan)) : [];
    return { plans, fitnessGoal, today, breaches };
  }

  async find(id: string, customerId: string): Promise<HeldPlan> {
    const held = await this.assignedPlans.findByCustomer(id, customerId);
    if (!held) throw planNotFound();
    const breaches = await this.restrictions.ofCustomer(customerId, servedIn(held.plan));
    return { held, certificate: certify(held.plan), breaches };
  }

  private async findLastGoal(userId: string): Promise<string | null> {
    const { plans } = await this.assigned.ofCustomer(userId, { page: 1, limit: 1, withMeals: false });
    return plans[0]?.fitnessGoal ?? null;
  }
}

const SHOWN_PLANS = 2;
