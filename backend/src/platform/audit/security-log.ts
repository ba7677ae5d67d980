import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Housekeeping } from '../database/housekeeping.js';
import { Sql } from '../database/sql.js';
import type { Caller } from '../http/caller.js';

export const SECURITY_EVENTS = [
  'sign_in',
  'sign_in_failed',
  'locked_out',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_change_canceled',
  'email_changed',
  'google_linked',
  'google_unlinked',
  'codes_on',
  'codes_off',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_failed',
  'second_factor_reset',
  'deletion_requested',
  'deletion_taken_back',
  'refresh_reused',
  'role_refused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** An event as its account's owner sees it. */
export interface OwnSecurityEvent {
  at: Date;
  type: SecurityEvent;
  userAgent: string | null;
  ip: string | null;
}

const MAX_SHOWN = 20;

/** Pages that another role may open are no danger to the account, so its owner is not shown them. */
const RECENT = `
  select at, type, user_agent as "userAgent", host(ip_address) as ip from security_events
  where user_id = :userId and type <> 'role_refused' order by at desc, id desc limit ${MAX_SHOWN}`;

/**
 * Inserts the events of a select `(type, user, address, agent, request, details)`. It can be part of a larger
 * statement.
 */
export const securityEventSql = (event: string): string => `
  insert into security_events (type, user_id, ip_address, user_agent, request_id, details) ${event}`;

interface NewSecurityEvent {
  type: SecurityEvent;
  /** A command has no address. */
  caller: Pick<Caller, 'userAgent'> & { address: string | null; requestId: string | null };
  userId: string | null;
  details?: Record<string, unknown>;
}

/** Records an event in the transaction of that entity manager if there is one. */
export async function noteSecurityEvent(
  em: EntityManager,
  { type, caller, userId, details = {} }: NewSecurityEvent,
): Promise<void> {
  const { address, userAgent, requestId } = caller;
  const values = { type, userId, address, userAgent, requestId, details: JSON.stringify(details) };
  await em.execute(
    securityEventSql(
      'values (:type, :userId::uuid, :address::inet, :userAgent, :requestId, :details::jsonb)',
    ),
    values,
  );
}

/** Records the security events that analytics reads. */
@Injectable()
export class SecurityLog {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    housekeeping: Housekeeping,
  ) {
    housekeeping.remove(`delete from security_events where at < now() - interval '180 days'`);
  }

  /**
   * Uses the caller's transaction if there is one. A second connection would wait for rows which that transaction has
   * locked.
   */
  async note(
    type: SecurityEvent,
    caller: Caller,
    userId: string | null,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await noteSecurityEvent(this.em, { type, caller, userId, details });
  }

  /** Returns the newest events of an account, for its owner. */
  recentOf(userId: string): Promise<OwnSecurityEvent[]> {
    return this.sql.rows<OwnSecurityEvent & QueryResultRow>(RECENT, { userId });
  }
}
