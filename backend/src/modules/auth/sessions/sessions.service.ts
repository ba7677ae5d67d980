import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { hashToken, Keys, randomToken } from '../../../platform/keys/keys.js';
import { giveBackSql } from '../../../platform/limits/limits.js';
import { SessionEndedError, WrongCredentialsError } from '../auth.errors.js';
import { AccessTokens } from './access-tokens.js';
import { Devices } from './devices.js';
import { RefreshToken, STAYS_SIGNED_IN_MS } from './refresh-token.entity.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { LONGEST_SESSION_MS, type Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
}

/** The hash that a password matched, and the counters in which its attempt was counted. */
interface CheckedPassword {
  hash: string | null;
  countedAs: string[];
}

export interface BegunSession extends IssuedTokens {
  deviceToken: string;
}

/** More than anyone has devices; the one that was used longest ago ends for another. */
const MAX_LIVE_OF_ACCOUNT = 50;

@Injectable()
export class SessionsService {
  // biome-ignore lint/complexity/useMaxParams: both kinds of tokens, devices, and the record of events change together
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly accessTokens: AccessTokens,
    private readonly devices: Devices,
    private readonly keys: Keys,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * One statement, since signing in is the hot path: session, token, device, activity, what is kept of it, and
   * the attempt given back that was no guess.
   * It waits for whoever changes the account just now, and then begins nothing with a password that was
   * right a moment ago: that session would outlive the change.
   */
  async begin(
    userId: string,
    caller: Caller,
    how: 'password' | 'google' | 'registration',
    { hash, countedAs }: CheckedPassword = { hash: null, countedAs: [] },
  ): Promise<BegunSession> {
    const sessionId = uuid();
    const refreshToken = randomToken();
    const device = this.devices.recognise(caller) ?? this.devices.create();
    const begun = await this.sql.row(
      `with account as (
         update users set last_login_at = now()
         where id = $2 and disabled_at is null and ($10::text is null or password_hash = $10) returning id
       ), session as (
         insert into sessions (id, user_id, expires_at, user_agent, ip_address)
         select $1::uuid, id, now() + make_interval(secs => $11), $3, $4::inet from account returning id, user_id
       ), oldest as (
         update sessions set ended_at = now(), end_reason = 'too_many' where id in (
           select s.id from sessions s join account on s.user_id = account.id
           where s.ended_at is null and s.expires_at > now()
           order by s.last_seen_at desc, s.id desc offset $14
         )
       ), token as (
         insert into refresh_tokens (id, session_id, user_id, token_hash, expires_at)
         select $5::uuid, id, user_id, $6, now() + make_interval(secs => $12) from session
       ), device as (
         insert into known_devices (user_id, device_hash) select user_id, $7 from session
         on conflict (user_id, device_hash) do update set last_seen_at = now()
       ), activity as (
         insert into user_activity_sessions (user_id, session_id, user_agent, ip_address)
         select user_id, id, $3, $4::inet from session
       ), event as (
         insert into security_events (type, user_id, ip_address, user_agent, request_id, details)
         select 'sign_in', user_id, $4::inet, $3, $8, jsonb_build_object('how', $9::text) from session
       ), attempt as (${giveBackSql('$13')})
       select from session`,
      [
        sessionId,
        userId,
        caller.userAgent,
        caller.address,
        uuid(),
        hashToken(refreshToken),
        device.hash,
        caller.requestId,
        how,
        hash,
        LONGEST_SESSION_MS / 1000,
        STAYS_SIGNED_IN_MS / 1000,
        countedAs,
        MAX_LIVE_OF_ACCOUNT - 1,
      ],
    );
    if (!begun) throw new WrongCredentialsError();
    return {
      accessToken: this.accessTokens.issue(userId, sessionId),
      refreshToken,
      deviceToken: device.token,
    };
  }

  /** See "Sessions" in ARCHITECTURE.md for why asking twice with one token is no theft. */
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

  listOf(userId: string): Promise<Session[]> {
    return this.sessions.liveOf(userId, this.clock.now());
  }

  /** Ends what either of the two names; a token that is forged or too old names nothing. */
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

  /** A session of one's own on another device. */
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
