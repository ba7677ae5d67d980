import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import { reachesAll } from './reach.js';

type Decider = Pick<Principal, 'userId' | 'role'>;

interface Wanted {
  /** A closed account can be given nothing, but things can be taken back from it. */
  mayBeClosed?: boolean;
}

/**
 * Who may see which customer: trainers those whom they coach, admins all. It is asked here and nowhere else; lists use the
 * condition `hasAccessTo`. Anyone else's customer is one that does not exist.
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
   * Requires them inside the caller's transaction and locks them until it ends: none of them gets something else, is
   * disabled, or is unlinked in the meantime. Whoever decides is locked first, as where accounts are disabled or linked.
   */
  async lock(customerIds: readonly string[], by: Decider, wanted: Wanted = {}): Promise<User[]> {
    await this.users.lockAll([by.userId, ...new Set(customerIds)]);
    return this.requireAll(customerIds, by, wanted);
  }

  /** Everyone to whom something can be given. */
  customersOf(by: Decider): Promise<User[]> {
    return this.users.findCustomers(inReachOf(by));
  }

  /** The names of all other customers of a trainer. Admins have no customers of their own. */
  async namesOfOthers(customerIds: readonly string[], by: Decider): Promise<string[]> {
    const others = await this.users.findCustomers({ coachedBy: by.userId, mayBeClosed: true });
    return others.flatMap(({ id, name }) => (name === null || customerIds.includes(id) ? [] : [name]));
  }

  private find(ids: readonly string[], by: Decider, { mayBeClosed = false }: Wanted): Promise<User[]> {
    return this.users.findCustomers({ ids, ...inReachOf(by), mayBeClosed });
  }
}

const inReachOf = (by: Decider) => (reachesAll('customers', by) ? {} : { coachedBy: by.userId });
