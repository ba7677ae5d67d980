import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { type User, UserDirectory } from '../../users/index.js';
import { CurrentPasswordNeededError, PasswordNeededError, SameEmailError } from '../auth.errors.js';
import { CurrentPassword } from '../passwords/current-password.js';
import type { EmailChange } from './email-change.entity.js';
import { EmailChangeRepository } from './email-change.repository.js';
import { EmailChangeNotices } from './email-change-notices.js';
import { EmailLinks } from './email-links.js';

/** Lets the owner of an account ask for a new email, have the link sent again, or cancel the change. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly changes: EmailChangeRepository,
    private readonly links: EmailLinks,
    private readonly password: CurrentPassword,
    private readonly notices: EmailChangeNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  findPending(userId: string): Promise<EmailChange | null> {
    return this.changes.findOf(userId);
  }

  /**
   * The slow part, which runs before anything is locked. An account that only has Google sets a password first, so that
   * a new email always takes one.
   */
  async prepare(user: User, newEmail: string, currentPassword: string | undefined): Promise<void> {
    if (newEmail === user.email) throw new SameEmailError();
    if (!user.passwordHash) throw new PasswordNeededError();
    if (!currentPassword)
      throw new CurrentPasswordNeededError('Please enter your current password to change your email.');
    await this.password.require(user, currentPassword);
    await this.links.spend(user.id, newEmail);
  }

  /** Must run in the caller's transaction with the user's row locked. The present email is told at once. */
  async request(
    em: EntityManager,
    user: User,
    newEmail: string,
    sessionId: string,
    caller: Caller,
  ): Promise<void> {
    await this.links.send(em, user.id, newEmail, sessionId);
    await this.notices.sendAsked(em, user);
    await this.securityLog.note('email_change_requested', caller, user.id);
  }

  /** The session that asked for the change stays the one that it does not end, whichever session asks again. */
  async resend({ userId }: Principal): Promise<string> {
    const pending = await this.changes.findOf(userId);
    if (!pending) throw new NotFoundError();
    await this.links.spend(userId, pending.newEmail);
    return this.em.transactional(async (em) => {
      await this.users.lock(userId);
      const change = await this.changes.lockOf(userId);
      if (!change) throw new NotFoundError();
      await this.links.send(em, userId, change.newEmail, change.sessionId);
      return change.newEmail;
    });
  }

  async cancel({ userId }: Principal, caller: Caller): Promise<void> {
    await this.em.transactional(async (em) => {
      await this.users.lock(userId);
      const change = await this.changes.lockOf(userId);
      if (!change) throw new NotFoundError();
      em.remove(change);
      await this.securityLog.note('email_change_canceled', caller, userId);
    });
  }
}
