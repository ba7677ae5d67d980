import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { HealthAccess, type User, UserDirectory } from '../users/index.js';

/** Asks who reads and enters what customers record of themselves (decision 40), for every noun of this module alike. */
@Injectable()
export class ProgressAccess {
  constructor(
    private readonly users: UserDirectory,
    private readonly health: HealthAccess,
  ) {}

  requireReadable(customerId: string, by: Pick<Principal, 'userId'>): Promise<User> {
    return this.health.requireReadable(customerId, by);
  }

  /** Locks the customer in the caller's transaction, so that entries of one customer are made one after the other. */
  async lockForEntry(customerId: string, by: Principal): Promise<{ customer: User; recorder: User }> {
    const customer = await this.health.lockForEntry(customerId, by);
    const recorder = customerId === by.userId ? customer : await this.users.byId(by.userId);
    if (!recorder) throw new NotFoundError();
    return { customer, recorder };
  }

  /** Does the same before something is deleted, which customers may do after they have taken their consent back. */
  async lockForRemoval(customerId: string, by: Principal): Promise<User> {
    await this.users.lock(customerId);
    return this.health.requireReadable(customerId, by);
  }
}
