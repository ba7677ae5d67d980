import type { Restrictions } from './customer-profiles.js';

/** This event is published within the transaction in which a customer adds a dietary restriction or an allergy. */
export class RestrictionsAdded {
  constructor(
    readonly customerId: string,
    readonly added: Restrictions,
  ) {}
}
