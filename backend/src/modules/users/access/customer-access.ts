import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import { reachesAll } from './reach.js';

type Decider = Pick<Principal, 'userId' | 'role'>;

interface Wanted {
  /** Closed accounts cannot be given anything, but things can be taken back from them. */
  mayBeClosed?: boolean;
}

/**
 * Decides who may see which customer: trainers see those whom they coach, and admins see all. No other code decides
 * this, and lists use the condition `hasAccessTo`. A customer whom the caller may not see is reported as not found.
 */
@Injectable()
export class CustomerAccess {
  constructor(private readonly users: UserRepository) {}

  async has(customerId: string, by: Decider): Promise<boolean> {
    const filter = { ids: [customerId], ...inReachOf(by), mayBeClosed: true };
    return (await this.users.findCustomerIds(filter)).length > 0;
  }

  async require(customerId: string, by: Decider, wanted: Wanted = {}): Promise<User> {
    const [customer] = await this.requireAll([customerId], by, wanted);
    if (!customer) throw new NotFoundError('Customer not found');
    return customer;
  }

  async requireAll(customerIds: readonly string[], by: Decider, wanted: Wanted = {}): Promise<User[]> {
    const ids = [...new Set(customerIds)];
    const customers = await this.find(ids, by, wanted);
    if (customers.length !== ids.length) throw new NotFoundError('Customer not found');
    return customers;
  }

  /**
   * Requires access to these customers in the caller's transaction and locks them until it ends, so that none of them
   * is disabled, unlinked, or assigned something else in the meantime. The caller's own row is locked first, in the
   * order that disabling and linking accounts use too.
   */
  async lock(customerIds: readonly string[], by: Decider, wanted: Wanted = {}): Promise<User[]> {
    await this.users.lockAll([by.userId, ...new Set(customerIds)]);
    return this.requireAll(customerIds, by, wanted);
  }

  /** Finds everyone to whom the caller can assign something. */
  findCustomers(by: Decider): Promise<User[]> {
    return this.users.findCustomers(inReachOf(by));
  }

  /** Finds the names of a trainer's other customers. Admins have no customers of their own. */
  async namesOfOthers(customerIds: readonly string[], by: Decider): Promise<string[]> {
    const others = await this.users.findCustomers({ coachedBy: by.userId, mayBeClosed: true });
    return others.flatMap(({ id, name }) => (name === null || customerIds.includes(id) ? [] : [name]));
  }

  private find(ids: readonly string[], by: Decider, { mayBeClosed = false }: Wanted): Promise<User[]> {
    return this.users.findCustomers({ ids, ...inReachOf(by), mayBeClosed });
  }
}

const inReachOf = (by: Decider) => (reachesAll('customers', by) ? {} : { coachedBy: by.userId });
