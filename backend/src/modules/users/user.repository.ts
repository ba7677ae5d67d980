import { EntityRepository } from '@mikro-orm/postgresql';
import type { Role } from '../../platform/access/principal.js';
import type { User } from './user.entity.js';

export interface UserFilter {
  search?: string;
  role?: Role;
  status?: 'active' | 'disabled';
  page: number;
  limit: number;
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

  /** Locked until the transaction ends, so that two decisions about one account follow each other. */
  async lock(id: string): Promise<User | null> {
    const [user] = await this.locked('id = ?', [id]);
    return user ?? null;
  }

  /** All enabled admins, locked: two admins who disable each other at once must not both succeed. */
  lockEnabledAdmins(): Promise<User[]> {
    return this.locked(`role = 'admin' and disabled_at is null`);
  }

  /**
   * In the order of their ids. Rows that refer to these accounts can be written meanwhile, by those who lock them in
   * another order, too: what is locked is what an account says, not that it is there.
   */
  private async locked(condition: string, values: unknown[] = []): Promise<User[]> {
    const em = this.getEntityManager();
    const rows = await em.execute<{ id: string }[]>(
      `select id from users where ${condition} order by id for no key update`,
      values,
    );
    return this.find({ id: { $in: rows.map(({ id }) => id) } }, { refresh: true, orderBy: { id: 'asc' } });
  }

  list({ search, role, status, page, limit }: UserFilter): Promise<[User[], number]> {
    const pattern = search ? `%${search.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
    return this.findAndCount(
      {
        ...(pattern && { $or: [{ email: { $ilike: pattern } }, { name: { $ilike: pattern } }] }),
        ...(role && { role }),
        ...(status && { disabledAt: status === 'active' ? null : { $ne: null } }),
      },
      { orderBy: { createdAt: 'desc', id: 'asc' }, limit, offset: (page - 1) * limit },
    );
  }
}
