import { EntityRepository } from '@mikro-orm/postgresql';
import { coaches } from './access/coaching.sql.js';
import type { User } from './user.entity.js';

export interface CustomerFilter {
  /** Restricts the result to these users. */
  ids?: readonly string[];
  /** Restricts the result to customers whom this trainer currently coaches. */
  coachedBy?: string;
  /** Includes accounts that cannot sign in anymore. */
  mayBeClosed?: boolean;
}

export class UserRepository extends EntityRepository<User> {
  findByEmail(email: string): Promise<User | null> {
    return this.findOne({ email: email.trim().toLowerCase() });
  }

  findByGoogleId(googleId: string): Promise<User | null> {
    return this.findOne({ googleId });
  }

  findWithPassword(id: string): Promise<User | null> {
    return this.findOne({ id }, { populate: ['passwordHash'] });
  }

  /** Locks a user until the transaction ends, so that two changes of one account happen one after the other. */
  async lock(id: string): Promise<User | null> {
    const [user] = await this.locked('id = ?', [id]);
    return user ?? null;
  }

  /** Reads the password's hash again, too, because it may have changed while the lock was waited for. */
  async lockWithPassword(id: string): Promise<User | null> {
    const user = await this.lock(id);
    return user && this.findOne({ id }, { populate: ['passwordHash'], refresh: true });
  }

  /** Locks all admins who stay, so that two admins who disable each other at the same time cannot both succeed. */
  lockEnabledAdmins(): Promise<User[]> {
    return this.locked(`role = 'admin' and disabled_at is null and erase_after is null`);
  }

  /** Locks the first user first and then the others in the order of their IDs. */
  async lockAll([first, ...others]: string[]): Promise<void> {
    await this.getEntityManager().execute(
      `select id from users where id = any(array[:ids]::uuid[]) order by id <> :first, id for no key update`,
      { ids: [first, ...others], first },
    );
  }

  /** Finds customers in the order of their emails. */
  async findCustomers(filter: CustomerFilter): Promise<User[]> {
    const ids = await this.findCustomerIds(filter);
    return ids.length === 0 ? [] : this.find({ id: { $in: ids } }, { orderBy: { email: 'asc' } });
  }

  async findCustomerIds({ ids, coachedBy, mayBeClosed = false }: CustomerFilter): Promise<string[]> {
    if (ids?.length === 0) return [];
    const conditions = [
      `u.role = 'customer'`,
      mayBeClosed ? '' : 'u.disabled_at is null and u.erase_after is null',
      ids ? 'u.id = any(array[:ids]::uuid[])' : '',
      coachedBy ? coaches({ trainer: ':coachedBy', customer: 'u.id' }) : '',
    ];
    const found = await this.getEntityManager().execute<{ id: string }[]>(
      `select u.id from users u where ${conditions.filter(Boolean).join(' and ')}`,
      { ...(ids && { ids }), ...(coachedBy && { coachedBy }) },
    );
    return found.map(({ id }) => id);
  }

  /**
   * Locks in the order of the IDs. FOR NO KEY UPDATE still allows other transactions to insert rows that refer to
   * these accounts, even if they lock them in another order.
   */
  private async locked(condition: string, values: unknown[] = []): Promise<User[]> {
    const em = this.getEntityManager();
    const rows = await em.execute<{ id: string }[]>(
      `select id from users where ${condition} order by id for no key update`,
      values,
    );
    return this.find({ id: { $in: rows.map(({ id }) => id) } }, { refresh: true, orderBy: { id: 'asc' } });
  }
}
