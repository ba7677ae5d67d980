import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { LastAdminError, OwnAccountError } from './users.errors.js';
import { UserDisabled } from './users.events.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async disable(id: string, adminId: string): Promise<User> {
    if (id === adminId) throw new OwnAccountError();
    return this.em.transactional(async (em) => {
      const admins = await this.users.lockEnabledAdmins();
      const user = await this.users.lock(id);
      if (!user) throw new NotFoundError();
      if (user.isDisabled) return user;
      if (admins.length === 1 && admins[0] === user) throw new LastAdminError();
      const now = this.clock.now();
      user.disable(now);
      em.persist(historyOf(id, 'user.disabled', adminId, now));
      await this.events.publish(new UserDisabled(id, now));
      return user;
    });
  }

  async enable(id: string, adminId: string): Promise<User> {
    return this.em.transactional(async (em) => {
      const user = await this.users.lock(id);
      if (!user) throw new NotFoundError();
      if (!user.isDisabled) return user;
      user.enable();
      em.persist(historyOf(id, 'user.enabled', adminId, this.clock.now()));
      return user;
    });
  }
}

const historyOf = (subjectId: string, action: string, actorId: string, at: Date) =>
  new AuditEntry({ actorId, action, subjectType: 'user', subjectId, at });
