import { Injectable } from '@nestjs/common';
import { securityEventSql } from '../../../platform/audit/security-log.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/caller.js';
import { giveBackSql } from '../../../platform/limits/limits.js';
import { enterAccount } from '../../users/index.js';

export type SignInWay = 'password' | 'google' | 'registration';

/** What is written when somebody signs in. */
interface Beginning {
  sessionId: string;
  userId: string;
  how: SignInWay;
  /** The hash that a password matched; null where none was asked for. */
  passwordHash: string | null;
  refreshTokenId: string;
  refreshTokenHash: Buffer;
  deviceHash: Buffer;
  sessionSeconds: number;
  refreshSeconds: number;
  /** The counters in which the attempt was counted. */
  countedAs: string[];
  /** So many of the account's sessions that live already stay, those that were used last. */
  othersKept: number;
}

/**
 * One statement, since signing in is the hot path: session, token, device, activity, what is kept of it, and
 * the attempt given back that was no guess.
 * It waits for whoever changes the account just now, and then begins nothing with a password that was
 * right a moment ago: that session would outlive the change.
 */
const BEGIN = `
  with account as (
    ${enterAccount({ id: ':userId', passwordHash: ':passwordHash' })}
  ), session as (
    insert into sessions (id, user_id, expires_at, user_agent, ip_address)
    select :sessionId::uuid, id, now() + make_interval(secs => :sessionSeconds), :userAgent, :address::inet from account
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
    select 'sign_in', user_id, :address::inet, :userAgent, :requestId, jsonb_build_object('how', :how::text) from session`)}
  ), attempt as (${giveBackSql(':countedAs')})
  select from session`;

@Injectable()
export class BeginSessionQueries {
  constructor(private readonly sql: Sql) {}

  /** False when the account has been disabled or changed meanwhile. */
  async begin(beginning: Beginning, { userAgent, address, requestId }: Caller): Promise<boolean> {
    const begun = await this.sql.row(BEGIN, { ...beginning, userAgent, address, requestId });
    return begun !== undefined;
  }
}
