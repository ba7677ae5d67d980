import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { User } from '../../users/index.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { SecondFactorConfig } from './second-factor.config.js';
import { SecondFactorRequiredError } from './second-factor.errors.js';
import { SecondFactorQueries } from './second-factor.queries.js';

/**
 * The consequences of adding or removing a second factor, such as recovery codes and ended sessions. All must
 * run with the account's row locked.
 */
@Injectable()
export class SecondFactorEffects {
  constructor(
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorQueries,
    private readonly recoveryCodes: RecoveryCodeQueries,
    private readonly config: SecondFactorConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * With the first factor, all other sessions end: they began with less than the account takes now. Returns recovery
   * codes if there were none.
   */
  async added(em: EntityManager, user: User, { sessionId }: Principal): Promise<string[] | null> {
    const now = this.clock.now();
    if (!user.secondFactorSince) await this.sessions.endAllOf(user.id, 'second_factor_added', now, sessionId);
    user.protect(now);
    await this.sessions.notePassed(sessionId, now);
    if ((await this.recoveryCodes.countOf(em, user.id)) > 0) return null;
    return this.recoveryCodes.renew(em, user.id);
  }

  /** Without the last factor, its recovery codes are of no use. */
  async removed(em: EntityManager, user: User): Promise<void> {
    if (await this.factors.hasAny(em, user.id)) return;
    if (this.config.isRequiredOf(user.role)) throw new SecondFactorRequiredError();
    await this.forgetAll(em, user);
  }

  async forgetAll(em: EntityManager, user: User): Promise<void> {
    await this.factors.forgetAll(em, user.id);
    user.unprotect();
  }
}
