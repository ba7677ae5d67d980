import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import {
  CustomerConsentNeededError,
  HealthConsentNeededError,
  HealthDataNotSharedError,
} from './health.errors.js';
import { HealthConsentRepository } from './health-consent.repository.js';

type Reader = Pick<Principal, 'userId'>;

/**
 * Decides who reads and who enters health data (decision 40): the customer, and the trainers who coach them now, as
 * long as the customer's consent lasts. Admins are strangers here. Every use case asks again, in its own transaction
 * if it writes.
 */
@Injectable()
export class HealthAccess {
  constructor(
    private readonly users: UserRepository,
    private readonly consents: HealthConsentRepository,
  ) {}

  /** Finds the customer whose health data the caller may read. */
  async requireReadable(customerId: string, by: Reader): Promise<User> {
    const customer = await this.find(customerId, by, { mayBeClosed: true });
    if (customer.id !== by.userId && !(await this.hasConsent(customer)))
      throw new HealthDataNotSharedError(customer.name ?? customer.email);
    return customer;
  }

  /** Locks the customer and requires that the caller may enter health data about them. Nothing is entered for a closed account. */
  async lockForEntry(customerId: string, by: Reader): Promise<User> {
    await this.users.lockAll([by.userId, customerId]);
    const customer = await this.find(customerId, by, { mayBeClosed: false });
    await this.requireConsent(customer, by);
    return customer;
  }

  /** Requires that the customer has agreed that health data about them is kept. */
  async requireConsent(customer: User, by: Reader): Promise<void> {
    if (await this.hasConsent(customer)) return;
    if (customer.id === by.userId) throw new HealthConsentNeededError();
    throw new CustomerConsentNeededError(customer.name ?? customer.email);
  }

  async hasConsent({ id }: User): Promise<boolean> {
    return (await this.consents.findCurrent(id)) !== null;
  }

  /** Finds those of the customers who share their health data with the trainers who coach them. */
  async findSharing(customerIds: readonly string[]): Promise<Set<string>> {
    const consents = await this.consents.findCurrentOfAny(customerIds);
    return new Set(consents.map(({ customer }) => customer.id));
  }

  private async find(
    customerId: string,
    by: Reader,
    { mayBeClosed }: { mayBeClosed: boolean },
  ): Promise<User> {
    const isOwn = customerId === by.userId;
    const filter = { ids: [customerId], mayBeClosed, ...(isOwn ? {} : { coachedBy: by.userId }) };
    const [customer] = await this.users.findCustomers(filter);
    if (!customer) throw new NotFoundError('Customer not found');
    return customer;
  }
}
