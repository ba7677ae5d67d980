import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../../platform/access/authenticator.js';
import type { Principal, Role } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { AccessTokens } from './access-tokens.js';
import { Activity } from './activity.js';

/** Of one user in an hour: they tell what is tried, and more of them would only fill the table. */
const MOST_REFUSALS_NOTED = 20;

interface PrincipalRow {
  user_id: string;
  session_id: string;
  role: Role;
  email: string;
  name: string | null;
  profile_picture: string | null;
  time_zone: string | null;
  has_password: boolean;
  google_linked: boolean;
  created_at: Date;
}

/** Every request asks, in one statement, whether its session lives and who that is. */
export const LIVE_SESSION = `
  select u.id as user_id, s.id as session_id, u.role, u.email, u.name, u.profile_picture, u.time_zone,
         u.password_hash is not null as has_password, u.google_id is not null as google_linked, u.created_at
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.disabled_at is null`;

@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly sql: Sql,
    private readonly accessTokens: AccessTokens,
    private readonly activity: Activity,
    private readonly limits: Limits,
    private readonly securityLog: SecurityLog,
  ) {
    super();
  }

  async authenticate(accessToken: string, caller: Caller, isPageView: boolean): Promise<Principal | null> {
    const sessionId = this.accessTokens.sessionOf(accessToken);
    if (!sessionId) return null;
    const row = await this.sql.row<PrincipalRow>(LIVE_SESSION, [sessionId]);
    if (!row) return null;
    this.activity.note(row.user_id, sessionId, caller, isPageView);
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      role: row.role,
      email: row.email,
      name: row.name,
      profilePicture: row.profile_picture,
      timeZone: row.time_zone,
      hasPassword: row.has_password,
      googleLinked: row.google_linked,
      createdAt: row.created_at,
    };
  }

  async noteRefusal(principal: Principal, caller: Caller, route: string): Promise<void> {
    const key = `refused:${principal.userId}`;
    if (await this.limits.count([{ key, most: MOST_REFUSALS_NOTED, windowSeconds: HOUR_SECONDS }])) return;
    await this.securityLog.note('role_refused', caller, principal.userId, { route, role: principal.role });
  }
}
