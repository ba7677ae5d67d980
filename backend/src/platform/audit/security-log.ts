import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/caller.js';

export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'locked_out'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'refresh_reused'
  | 'role_refused';

/** What analytics will read of attacks and mishaps. */
@Injectable()
export class SecurityLog {
  constructor(private readonly em: EntityManager) {}

  /** In the caller's transaction if there is one: another connection would wait for rows that it has locked. */
  async note(
    type: SecurityEvent,
    caller: Caller,
    userId: string | null,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await this.em.execute(
      `insert into security_events (type, user_id, ip_address, user_agent, request_id, details)
       values (?, ?, ?, ?, ?, ?)`,
      [type, userId, caller.address, caller.userAgent, caller.requestId, JSON.stringify(details)],
    );
  }
}
