import { LockMode } from '@mikro-orm/core';
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
  lock(id: string): Promise<User | null> {
    return this.findOne({ id }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** All enabled admins, locked: two admins who disable each other at once must not both succeed. */
  lockEnabledAdmins(): Promise<User[]> {
    return this.find(
      { role: 'admin', disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
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
