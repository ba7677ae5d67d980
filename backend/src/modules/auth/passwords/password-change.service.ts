import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { User } from '../../users/index.js';
import { CurrentPasswordWrongError } from '../auth.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordChangedNotice } from './password-changed-notice.js';
import { refuseCommon } from './password-fields.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetTokenRepository } from './password-reset-token.repository.js';
import { ProofOfIdentity } from './proof-of-identity.js';

/** The effects of a new password on an account, however it was set. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly tokens: PasswordResetTokenRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly proof: ProofOfIdentity,
    private readonly notice: PasswordChangedNotice,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The slow part of a change, which runs before anything is locked. Users without a password (Google) set their
   * first one.
   */
  async prepare(
    principal: Principal,
    user: User,
    current: string | undefined,
    next: string,
  ): Promise<string> {
    refuseCommon('newPassword', next, user.email);
    await this.proof.requireForNewPassword(principal, user, current);
    return this.passwords.hash(next, user.id);
  }

  /**
   * Refuses what was checked against a password that has been replaced since then. Its owner may have just reset it to
   * stop the one who is asking.
   */
  requireSame(checked: User['passwordHash'], { passwordHash }: User): void {
    if (passwordHash !== checked) throw new CurrentPasswordWrongError();
  }

  /** Must run in the caller's transaction with the user's row locked. */
  async change(em: EntityManager, user: User, passwordHash: string, sessionId: string, caller: Caller) {
    await this.apply(em, user, passwordHash, sessionId);
    await this.securityLog.note('password_changed', caller, user.id);
  }

  /** All password links that were mailed before are invalidated, including the one that was just used. */
  async apply(em: EntityManager, user: User, passwordHash: string, exceptSessionId?: string): Promise<void> {
    const now = this.clock.now();
    user.changePassword(passwordHash);
    await this.tokens.discardOpenOf(user, now);
    await this.sessions.endAllOf(user.id, 'password_changed', now, exceptSessionId);
    await this.notice.send(em, user, now);
  }
}
