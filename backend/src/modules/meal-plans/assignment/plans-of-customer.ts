import { Injectable } from '@nestjs/common';
import { forbidsAnything, type Restrictions } from '../../foods/index.js';
import { RestrictionCheck, type ServedBreach } from '../../recipes/index.js';
import { servedIn } from '../served-meals.js';
import { AssignedPlanRepository } from './assigned-plan.repository.js';

/** A plan that a customer follows or will follow, with what it breaks of their profile. */
export interface BrokenPlan {
  planId: string;
  planName: string;
  breaches: ServedBreach[];
}

/**
 * Reads a customer's plans for the page of that customer. The caller has to know that the reader may see the
 * customer.
 */
@Injectable()
export class PlansOfCustomer {
  constructor(
    private readonly assignedPlans: AssignedPlanRepository,
    private readonly restrictions: RestrictionCheck,
  ) {}

  /** Counts all that were assigned, past ones included. */
  count(customerId: string): Promise<number> {
    return this.assignedPlans.count({ customer: customerId });
  }

  /** Finds the plans that break these restrictions, the earliest first. Free text breaks nothing. */
  async findBroken(customerId: string, restrictions: Restrictions): Promise<BrokenPlan[]> {
    if (!forbidsAnything(restrictions)) return [];
    const plans = await this.assignedPlans.findNotPast(customerId);
    return plans
      .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
      .map(({ id, planName, plan }) => ({
        ...{ planId: id, planName },
        breaches: this.restrictions.findBreaches(servedIn(plan), restrictions),
      }))
      .filter(({ breaches }) => breaches.length > 0);
  }
}
