import { Injectable } from '@nestjs/common';
import { securityEventSql } from '../../../platform/audit/security-log.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/caller.js';
import { giveBackSql } from '../../../platform/limits/limits.js';
import { enterAccount } from '../../users/index.js';

export type SignInWay = 'password' | 'google' | 'registration' | 'passkey';

export type SecondFactor = 'code' | 'recovery_code' | 'passkey';

/** The values that are written when a user signs in. */
interface Beginning {
  sessionId: string;
  userId: string;
  how: SignInWay;
  /** The hash that the password matched, or null if no password was needed. */
  passwordHash: string | null;
  /** The second factor that was passed. Without one, nobody enters an account that has one. */
  secondFactor: SecondFactor | null;
  refreshTokenId: string;
  refreshTokenHash: Buffer;
  deviceHash: Buffer;
  sessionSeconds: number;
  refreshSeconds: number;
  /** The keys of the limits in which the attempt was counted. */
  countedAs: string[];
  /** The number of other live sessions that the account keeps: those that were used last. */
  othersKept: number;
}

/**
 * Uses one statement, because signing in is a hot path: it writes the session, token, device, activity, and record,
 * and takes the attempt off the limits because it was no guess. It waits for concurrent changes of the account and
 * begins nothing if the password has just been changed: that session would outlive the change.
 */
const BEGIN = `
  with account as (
    ${enterAccount({ id: ':userId', passwordHash: ':passwordHash', secondFactor: ':secondFactor' })}
  ), session as (
    insert into sessions (id, user_id, expires_at, user_agent, ip_address, second_factor_at)
    select :sessionId::uuid, id, now() + make_interval(secs => :sessionSeconds), :userAgent, :address::inet,
      case when :secondFactor::text is not null then now() end
    from account
    returning id, user_id
  ), oldest as (
    update sessions set ended_at = now(), end_reason = 'too_many' where id in (
      select s.id from sessions s join account on s.user_id = account.id
      where s.ended_at is null and s.expires_at > now()
      order by s.last_seen_at desc, s.id desc offset :othersKept
    )
  ), token as (
    insert into refresh_tokens (id, session_id, user_id, token_hash, expires_at)
    select :refreshTokenId::uuid, id, user_id, :refreshTokenHash, now() + make_interval(secs => :refreshSeconds) from session
  ), device as (
    insert into known_devices (user_id, device_hash) select user_id, :deviceHash from session
    on conflict (user_id, device_hash) do update set last_seen_at = now()
  ), activity as (
    insert into user_activity_sessions (user_id, session_id, user_agent, ip_address)
    select user_id, id, :userAgent, :address::inet from session
  ), event as (${securityEventSql(`
    select 'sign_in', user_id, :address::inet, :userAgent, :requestId, 
      jsonb_strip_nulls(jsonb_build_object('how', :how::text, 'secondFactor', :secondFactor::text)) from session`)}
  ), attempt as (${giveBackSql(':countedAs')})
  select from session`;

@Injectable()
export class BeginSessionQueries {
  constructor(private readonly sql: Sql) {}

  /** Returns false if the account was disabled or changed in the meantime. */
  async begin(beginning: Beginning, { userAgent, address, requestId }: Caller): Promise<boolean> {
    const begun = await this.sql.row(BEGIN, { ...beginning, userAgent, address, requestId });
    return begun !== undefined;
  }
}
