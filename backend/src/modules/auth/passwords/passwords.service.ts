import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { hashToken } from '../../../platform/keys/keys.js';
import { Limits, networkOf } from '../../../platform/limits/limits.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { type User, UserDirectory } from '../../users/index.js';
import {
  CurrentPasswordNeededError,
  CurrentPasswordWrongError,
  ResetTokenInvalidError,
} from '../auth.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { passwordChangedMail } from './mails/password-changed.mail.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordResetTokenRepository } from './password-reset-token.repository.js';
import { requestPasswordResetJob } from './request-password-reset.job.js';

const HOUR_SECONDS = 60 * 60;
const MOST_REQUESTS_FROM_ADDRESS = 20;
const MOST_REQUESTS_FOR_ACCOUNT = 5;
const MOST_GUESSES_OF_CURRENT = 10;

@Injectable()
export class PasswordsService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly tokens: PasswordResetTokenRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: Limits,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly securityLog: SecurityLog,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async requestReset(email: string, caller: Caller): Promise<void> {
    const account = hashToken(email).toString('base64url').slice(0, 22);
    await this.limits.spend([
      {
        key: `forgot:address:${networkOf(caller.address)}`,
        most: MOST_REQUESTS_FROM_ADDRESS,
        windowSeconds: HOUR_SECONDS,
      },
      { key: `forgot:account:${account}`, most: MOST_REQUESTS_FOR_ACCOUNT, windowSeconds: HOUR_SECONDS },
    ]);
    await this.em.transactional((em) => this.jobs.enqueue(em, requestPasswordResetJob, { email }));
    await this.securityLog.note('password_reset_requested', caller, null, { account });
  }

  async reset(token: string, password: string, caller: Caller): Promise<void> {
    const key = `reset:address:${networkOf(caller.address)}`;
    await this.limits.spend([{ key, most: MOST_REQUESTS_FROM_ADDRESS, windowSeconds: HOUR_SECONDS }]);
    const tokenHash = hashToken(token);
    if (!(await this.tokens.findByHash(tokenHash))?.isOpen(this.clock.now()))
      throw new ResetTokenInvalidError();
    const passwordHash = await this.passwords.hash(password);
    await this.em.transactional(async () => {
      const now = this.clock.now();
      const found = await this.tokens.lockByHash(tokenHash);
      if (!found?.isOpen(now)) throw new ResetTokenInvalidError();
      const user = await this.users.lock(found.user.id);
      if (!user || user.isDisabled) throw new ResetTokenInvalidError();
      await this.apply(user, passwordHash);
      await this.securityLog.note('password_reset', caller, user.id);
    });
  }

  /** The slow part of a change, before anything is locked. Who has no password yet (Google) sets the first one. */
  async prepareChange(user: User, current: string | undefined, next: string): Promise<string> {
    if (user.passwordHash) {
      if (!current) throw new CurrentPasswordNeededError();
      const key = `change-password:${user.id}`;
      await this.limits.spend([{ key, most: MOST_GUESSES_OF_CURRENT, windowSeconds: HOUR_SECONDS }]);
      if (!(await this.passwords.matches(current, user.passwordHash))) throw new CurrentPasswordWrongError();
    }
    return this.passwords.hash(next);
  }

  /** In the caller's transaction, with the user's row locked. */
  async change(user: User, passwordHash: string, sessionId: string, caller: Caller): Promise<void> {
    await this.apply(user, passwordHash, sessionId);
    await this.securityLog.note('password_changed', caller, user.id);
  }

  /** Every link that was mailed before ends too, also the one that led here. */
  private async apply(user: User, passwordHash: string, exceptSessionId?: string): Promise<void> {
    const now = this.clock.now();
    user.changePassword(passwordHash);
    await this.tokens.discardOpenOf(user, now);
    await this.sessions.endAllOf(user.id, 'password_changed', now, exceptSessionId);
    await this.tellOf(user);
  }

  private async tellOf(user: User): Promise<void> {
    const at = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: user.timeZone ?? 'UTC',
    });
    const forgotLink = new URL('/forgot-password', this.config.APP_URL).href;
    const to = { email: user.email, userId: user.id };
    await this.mailer.send(this.em, passwordChangedMail, to, { at: at.format(this.clock.now()), forgotLink });
  }
}
