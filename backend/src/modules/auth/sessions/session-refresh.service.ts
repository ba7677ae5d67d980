import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken, Keys } from '../../../platform/keys/keys.js';
import { SessionEndedError } from '../auth.errors.js';
import { AccessTokens } from './access-tokens.js';
import { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { SessionRepository } from './session.repository.js';
import type { IssuedTokens } from './sessions.service.js';

/** Gives a session its next tokens, and ends it when a token that is long spent is used again. */
@Injectable()
export class SessionRefreshService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly accessTokens: AccessTokens,
    private readonly keys: Keys,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** "Sessions" in ARCHITECTURE.md explains why using a token twice is no theft. */
  async refresh(presented: string, caller: Caller): Promise<IssuedTokens> {
    const found = await this.refreshTokens.findByHash(hashToken(presented));
    if (!found) throw new SessionEndedError();
    const outcome = await this.em.transactional((em) => this.rotate(em, found, presented));
    if (outcome === 'reused') {
      await this.securityLog.note('refresh_reused', caller, found.userId, { sessionId: found.session.id });
    }
    if (typeof outcome === 'string') throw new SessionEndedError();
    return outcome;
  }

  private async rotate(
    em: EntityManager,
    found: RefreshToken,
    presented: string,
  ): Promise<IssuedTokens | 'ended' | 'reused'> {
    const now = this.clock.now();
    const session = await this.sessions.lock(found.session.id);
    const token = await this.refreshTokens.reread(found);
    if (!session || !token || !session.isLive(now) || token.isExpired(now)) return 'ended';

    const successor = this.keys.mac('refresh-successor', presented).toString('base64url');
    if (!token.isSpent) {
      token.spend(now);
      session.seen(now);
      em.persist(new RefreshToken(session, hashToken(successor), now, token));
    } else if (!token.mayBeAskedAgain(await this.refreshTokens.findSuccessor(token), now)) {
      session.end('refresh_reused', now);
      return 'reused';
    }
    return { accessToken: this.accessTokens.issue(session.user.id, session.id), refreshToken: successor };
  }
}
