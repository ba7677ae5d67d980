import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { User } from '../../users/index.js';
import { PasswordResetTokenRepository } from '../passwords/password-reset-token.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailChangeNotices } from './email-change-notices.js';

/** Completes a change of email: ends other sessions and open reset links, and sends the notices. */
@Injectable()
export class EmailChangeEffects {
  constructor(
    private readonly resetTokens: PasswordResetTokenRepository,
    private readonly sessions: SessionsService,
    private readonly notices: EmailChangeNotices,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * All sessions end except the one that asked for the change, and links that were mailed to the old address stop
   * working. The history of the account names no address.
   */
  async apply(
    em: EntityManager,
    user: User,
    oldEmail: string,
    askedInSession: string,
    caller: Caller,
  ): Promise<void> {
    const at = this.clock.now();
    await this.resetTokens.discardOpenOf(user, at);
    await this.sessions.endAllOf(user.id, 'email_changed', at, askedInSession);
    await this.notices.sendChanged(em, user, oldEmail, at);
    const { id } = user;
    em.persist(
      new AuditEntry({ actorId: id, action: 'email.changed', subjectType: 'user', subjectId: id, at }),
    );
    await this.securityLog.note('email_changed', caller, id);
  }
}
