import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';
import { type Limit, requireWithin } from '../../../platform/limits/limits.js';
import type { User } from '../../users/index.js';
import { WrongCredentialsError } from '../auth.errors.js';
import type { UsedCode } from '../second-factor/used-code.sql.js';
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

/** The result of checking a sign-in, from which a session begins. */
export interface CheckedSignIn {
  /** The hash that the password matched, or null if no password was needed. */
  hash: string | null;
  /** The keys of the limits in which the attempt was counted. */
  countedAs: string[];
  secondFactor?: SecondFactor;
}

const NOTHING_CHECKED: CheckedSignIn = { hash: null, countedAs: [] };

/** The account that is signed in to, as it was when the sign-in was checked. */
type Entered = Pick<User, 'id' | 'eraseAfter'>;

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

  /** If the sign-in is counted, none begins beyond the limit. */
  async begin(
    user: Entered,
    caller: Caller,
    how: SignInWay,
    checked: CheckedSignIn = NOTHING_CHECKED,
    limit: Limit | null = null,
  ): Promise<BegunSession> {
    const { beginning, session } = this.prepare(user, caller, how, checked);
    if (limit) {
      const { isBegun, counted } = await this.beginnings.beginCounted(beginning, caller, limit);
      requireWithin(limit, counted);
      if (!isBegun) throw new WrongCredentialsError();
    } else if (!(await this.beginnings.begin(beginning, caller)).isBegun) throw new WrongCredentialsError();
    return session;
  }

  /** Returns null if the code or its challenge is used up already. */
  async beginWithCode(
    user: Entered,
    caller: Caller,
    how: SignInWay,
    checked: CheckedSignIn,
    code: UsedCode,
  ): Promise<BegunSession | null> {
    const { beginning, session } = this.prepare(user, caller, how, { ...checked, secondFactor: 'code' });
    const { isUsedUp, isBegun } = await this.beginnings.beginWithCode(beginning, caller, code);
    if (!isUsedUp) return null;
    if (!isBegun) throw new WrongCredentialsError();
    return session;
  }

  private prepare(user: Entered, caller: Caller, how: SignInWay, { hash, ...checked }: CheckedSignIn) {
    const sessionId = uuid();
    const refreshToken = randomToken();
    const device = this.devices.recognize(caller) ?? this.devices.create();
    const beginning = {
      ...{ sessionId, userId: user.id, isToBeErased: user.eraseAfter !== null },
      ...{ how, passwordHash: hash, deviceHash: device.hash },
      ...{ secondFactor: null, ...checked },
      ...{ refreshTokenId: uuid(), refreshTokenHash: hashToken(refreshToken) },
      sessionSeconds: MAX_SESSION_MS / 1000,
      refreshSeconds: STAYS_SIGNED_IN_MS / 1000,
      othersKept: MAX_LIVE_OF_ACCOUNT - 1,
    };
    const accessToken = this.accessTokens.issue(user.id, sessionId);
    return { beginning, session: { accessToken, refreshToken, deviceToken: device.token } };
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
