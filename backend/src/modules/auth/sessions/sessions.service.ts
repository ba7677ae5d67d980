import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';
import { WrongCredentialsError } from '../auth.errors.js';
import { AccessTokens } from './access-tokens.js';
import { BeginSessionQueries, type SecondFactor, type SignInWay } from './begin-session.queries.js';
import { Devices } from './devices.js';
import { STAYS_SIGNED_IN_MS } from './refresh-token.entity.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { MAX_SESSION_MS, type Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
}

/** What was checked before a session begins. */
export interface CheckedSignIn {
  /** The hash that the password matched, or null if no password was needed. */
  hash: string | null;
  /** The keys of the limits in which the attempt was counted. */
  countedAs: string[];
  secondFactor?: SecondFactor;
}

export interface BegunSession extends IssuedTokens {
  deviceToken: string;
}

/** Nobody has this many devices. Beyond it, the least recently used session ends. */
const MAX_LIVE_OF_ACCOUNT = 50;

@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly beginnings: BeginSessionQueries,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly accessTokens: AccessTokens,
    private readonly devices: Devices,
    private readonly clock: Clock,
  ) {}

  async begin(
    userId: string,
    caller: Caller,
    how: SignInWay,
    { hash, countedAs, secondFactor }: CheckedSignIn = { hash: null, countedAs: [] },
  ): Promise<BegunSession> {
    const sessionId = uuid();
    const refreshToken = randomToken();
    const device = this.devices.recognize(caller) ?? this.devices.create();
    const begun = await this.beginnings.begin(
      {
        ...{ sessionId, userId, how, passwordHash: hash, countedAs, deviceHash: device.hash },
        secondFactor: secondFactor ?? null,
        ...{ refreshTokenId: uuid(), refreshTokenHash: hashToken(refreshToken) },
        sessionSeconds: MAX_SESSION_MS / 1000,
        refreshSeconds: STAYS_SIGNED_IN_MS / 1000,
        othersKept: MAX_LIVE_OF_ACCOUNT - 1,
      },
      caller,
    );
    if (!begun) throw new WrongCredentialsError();
    return {
      accessToken: this.accessTokens.issue(userId, sessionId),
      refreshToken,
      deviceToken: device.token,
    };
  }

  list(userId: string): Promise<Session[]> {
    return this.sessions.findLive(userId, this.clock.now());
  }

  /** Ends the session that either token names. A forged or expired token names none. */
  async signOut(accessToken: string | null, refreshToken: string | null): Promise<void> {
    const sessionId = accessToken && this.accessTokens.sessionOf(accessToken);
    if (sessionId) await this.end(sessionId);
    const found = refreshToken && (await this.refreshTokens.findByHash(hashToken(refreshToken)));
    if (found) await this.end(found.session.id);
  }

  private async end(sessionId: string): Promise<void> {
    await this.em.transactional(async () => {
      const session = await this.sessions.lock(sessionId);
      session?.end('signed_out', this.clock.now());
    });
  }

  /** Ends one of the user's own sessions on another device. */
  async endOwn(sessionId: string, userId: string): Promise<void> {
    await this.em.transactional(async () => {
      const session = await this.sessions.lock(sessionId);
      if (!session || session.user.id !== userId || session.endedAt) throw new NotFoundError();
      session.end('ended_elsewhere', this.clock.now());
    });
  }

  endAllOf(...args: Parameters<SessionRepository['endAllOf']>): Promise<void> {
    return this.sessions.endAllOf(...args);
  }

  notePassed(...args: Parameters<SessionRepository['notePassed']>): Promise<void> {
    return this.sessions.notePassed(...args);
  }
}
