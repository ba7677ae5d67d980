import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { after, Clock, days } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import type { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { LastAdminError } from './users.errors.js';
import { DeletionRequested, DeletionTakenBack } from './users.events.js';

const TIME_TO_TAKE_BACK_MS = days(7);

/** Locks accounts that are to be erased, and opens them again. The module `own-data` erases them. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** The account is closed at once, and its sessions end. Must run in the caller's transaction. */
  async request(userId: string): Promise<User & { eraseAfter: Date }> {
    const admins = await this.users.lockEnabledAdmins();
    const user = await this.users.lock(userId);
    if (!user) throw new NotFoundError();
    if (admins.length === 1 && admins[0] === user) throw new LastAdminError();
    const now = this.clock.now();
    user.eraseLater(after(now, TIME_TO_TAKE_BACK_MS));
    this.em.persist(historyOf(userId, 'user.deletion_requested', now));
    await this.events.publish(new DeletionRequested(userId, now));
    return user as User & { eraseAfter: Date };
  }

  /**
   * Signs in, which takes a deletion back, and lets other modules tell the owner. Must run in the transaction of the
   * sign-in. Of sign-ins that happen at the same moment, one takes the deletion back.
   */
  async signInto<Outcome extends { isBegun: boolean }>(
    userId: string,
    signIn: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const user = await this.users.lock(userId);
    const outcome = await signIn();
    if (!user?.eraseAfter || !outcome.isBegun) return outcome;
    const now = this.clock.now();
    this.em.persist(historyOf(userId, 'user.deletion_taken_back', now));
    await this.events.publish(new DeletionTakenBack(user, now));
    return outcome;
  }
}

const historyOf = (userId: string, action: string, at: Date) =>
  new AuditEntry({ actorId: userId, action, subjectType: 'user', subjectId: userId, at });
