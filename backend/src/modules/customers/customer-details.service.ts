import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import type { Restrictions } from '../foods/index.js';
import { type BrokenPlan, PlansOfCustomer } from '../meal-plans/index.js';
import { CustomerProfiles } from '../profiles/index.js';
import { GoalCounts } from '../progress/index.js';
import { type Coaching, CoachingService, CustomerAccess, HealthAccess, type User } from '../users/index.js';
import { CustomersService } from './customers.service.js';
import type { Known } from './dto/customer.response.js';

/** A customer with everything that their page shows. */
export interface CustomerDetails {
  customer: User;
  /** Null for admins, who also see customers whom they do not coach. */
  coaching: Coaching | null;
  known: Known;
  sharesHealthData: boolean;
  /** Null if there are none, or if the reader is not to know them. */
  restrictions: Restrictions | null;
  /** The plans that break these restrictions. */
  brokenPlans: BrokenPlan[];
  planCount: number;
  /** Null if the reader is not to know it. */
  goalCount: number | null;
}

type HealthDetails = Pick<CustomerDetails, 'restrictions' | 'brokenPlans' | 'goalCount'>;

/** The answer for a customer who does not share health data. */
const NOTHING: HealthDetails = { restrictions: null, brokenPlans: [], goalCount: null };

/** Reads one customer for their trainer or for an admin. */
@Injectable()
export class CustomerDetailsService {
  constructor(
    private readonly access: CustomerAccess,
    private readonly coachings: CoachingService,
    private readonly health: HealthAccess,
    private readonly profiles: CustomerProfiles,
    private readonly customers: CustomersService,
    private readonly plans: PlansOfCustomer,
    private readonly goals: GoalCounts,
  ) {}

  async find(id: string, by: Principal): Promise<CustomerDetails> {
    const customer = await this.access.require(id, by, { mayBeClosed: true });
    const [coaching, known, planCount] = await Promise.all([
      this.coachings.find(by.userId, id),
      this.customers.readKnown([customer], by),
      this.plans.count(id),
    ]);
    const shares = coaching !== null && (await this.health.hasConsent(customer));
    const health = shares ? await this.readHealth(id) : NOTHING;
    return { customer, coaching, known, planCount, sharesHealthData: shares, ...health };
  }

  private async readHealth(id: string): Promise<HealthDetails> {
    const restrictions = (await this.profiles.restrictionsOf([id])).get(id) ?? null;
    return {
      restrictions,
      brokenPlans: restrictions ? await this.plans.findBroken(id, restrictions) : [],
      goalCount: await this.goals.activeOf(id),
    };
  }
}
