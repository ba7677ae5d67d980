import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Housekeeping } from '../database/housekeeping.js';
import type { Caller } from '../http/caller.js';

export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'locked_out'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_change_canceled'
  | 'email_changed'
  | 'refresh_reused'
  | 'role_refused';

/**
 * Inserts the events of a select `(type, user, address, agent, request, details)`. It can be part of a larger
 * statement.
 */
export const securityEventSql = (event: string): string => `
  insert into security_events (type, user_id, ip_address, user_agent, request_id, details) ${event}`;

/** Records the security events that analytics reads. */
@Injectable()
export class SecurityLog {
  constructor(
    private readonly em: EntityManager,
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
    await this.em.execute(
      securityEventSql(
        'values (:type, :userId::uuid, :address::inet, :userAgent, :requestId, :details::jsonb)',
      ),
      {
        type,
        userId,
        address: caller.address,
        userAgent: caller.userAgent,
        requestId: caller.requestId,
        details: JSON.stringify(details),
      },
    );
  }
}
