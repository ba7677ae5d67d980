import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import type { Restrictions } from '../../foods/index.js';
import { CustomerProfiles } from '../../profiles/index.js';
import type { User } from '../../users/index.js';
import { breachesOf, type Served, type ServedBreach } from './breach.js';
import { BreaksRestrictionsError, type CustomerBreach } from './restrictions.errors.js';

interface Gift {
  customers: readonly User[];
  served: readonly Served[];
}

/** The one place that compares food with what profiles say (decision 43). */
@Injectable()
export class RestrictionCheck {
  constructor(private readonly profiles: CustomerProfiles) {}

  /**
   * Refuses what breaks a restriction of one of the customers, unless the caller has confirmed it. Returns the IDs of the
   * customers for whom it breaks one.
   */
  async require(gift: Gift, by: Pick<Principal, 'role'>, isConfirmed: boolean): Promise<ReadonlySet<string>> {
    const found = await this.find(gift, by);
    const [first, ...others] = found;
    if (first && !isConfirmed) throw new BreaksRestrictionsError([first, ...others]);
    return idsIn(found);
  }

  /** Returns the IDs of the customers for whom something breaks a restriction. */
  async findBroken(gift: Gift): Promise<ReadonlySet<string>> {
    return idsIn(await this.find(gift, { role: 'trainer' }));
  }

  /** Returns what a customer's own profile forbids of what is served to them, for their own pages. */
  async ofCustomer(customerId: string, served: readonly Served[]): Promise<ServedBreach[]> {
    const restrictions = await this.profiles.ownRestrictions(customerId);
    return restrictions ? breachesOf(served, restrictions) : [];
  }

  /** Says whether something that is served breaks any of these restrictions. Free text breaks nothing. */
  breaksAny(served: readonly Served[], restrictions: Restrictions): boolean {
    return breachesOf(served, restrictions).length > 0;
  }

  /** Returns what is served against these restrictions. Free text forbids nothing. */
  findBreaches(served: readonly Served[], restrictions: Restrictions): ServedBreach[] {
    return breachesOf(served, restrictions);
  }

  private async find({ customers, served }: Gift, by: Pick<Principal, 'role'>): Promise<CustomerBreach[]> {
    const restrictions = await this.profiles.restrictionsOf(customers.map(({ id }) => id));
    const isTold = by.role === 'trainer';
    return customers.flatMap(({ id, name, email }) => {
      const own = restrictions.get(id);
      const breaches = own ? breachesOf(served, own) : [];
      return breaches.map((breach) => ({
        ...breach,
        ...(isTold ? {} : { restriction: null, ingredient: null }),
        customerId: id,
        customerName: name ?? email,
      }));
    });
  }
}

const idsIn = (breaches: readonly CustomerBreach[]): ReadonlySet<string> =>
  new Set(breaches.map(({ customerId }) => customerId));
