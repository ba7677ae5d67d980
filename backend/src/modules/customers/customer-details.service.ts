import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import type { Restrictions } from '../foods/index.js';
import { CustomerProfiles } from '../profiles/index.js';
import { type Coaching, CoachingService, CustomerAccess, HealthAccess, type User } from '../users/index.js';
import { CustomersService, type Known } from './customers.service.js';

/** A customer with everything that their page shows. */
export interface CustomerDetails {
  customer: User;
  /** Null for admins, who also see customers whom they do not coach. */
  coaching: Coaching | null;
  known: Known;
  sharesHealthData: boolean;
  /** Null if there are none, or if the reader is not to know them. */
  restrictions: Restrictions | null;
}

/** Reads one customer for their trainer or for an admin. */
@Injectable()
export class CustomerDetailsService {
  constructor(
    private readonly access: CustomerAccess,
    private readonly coachings: CoachingService,
    private readonly health: HealthAccess,
    private readonly profiles: CustomerProfiles,
    private readonly customers: CustomersService,
  ) {}

  async find(id: string, by: Principal): Promise<CustomerDetails> {
    const customer = await this.access.require(id, by, { mayBeClosed: true });
    const [coaching, known] = await Promise.all([
      this.coachings.find(by.userId, id),
      this.customers.readKnown([customer], by),
    ]);
    const sharesHealthData = coaching !== null && (await this.health.hasConsent(customer));
    const restrictions = sharesHealthData ? await this.profiles.restrictionsOf([id]) : null;
    return { customer, coaching, known, sharesHealthData, restrictions: restrictions?.get(id) ?? null };
  }
}
