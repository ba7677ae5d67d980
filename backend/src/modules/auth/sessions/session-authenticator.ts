import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../../platform/access/authenticator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { AccessTokens } from './access-tokens.js';
import { Activity } from './activity.js';
import { LiveSessions } from './live-sessions.js';

/** The maximum per user and hour. This many show what is being tried, and more rows would only fill the table. */
const MAX_REFUSALS_NOTED = 20;

@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly liveSessions: LiveSessions,
    private readonly activity: Activity,
    private readonly limits: Limits,
    private readonly securityLog: SecurityLog,
  ) {
    super();
  }

  async authenticate(accessToken: string, caller: Caller, isPageView: boolean): Promise<Principal | null> {
    const sessionId = this.accessTokens.sessionOf(accessToken);
    const principal = sessionId && (await this.liveSessions.find(sessionId));
    if (!principal) return null;
    this.activity.note(principal.userId, principal.sessionId, caller, isPageView);
    return principal;
  }

  async noteRefusal(principal: Principal, caller: Caller, route: string): Promise<void> {
    const key = `refused:${principal.userId}`;
    if (await this.limits.count([{ key, most: MAX_REFUSALS_NOTED, windowSeconds: HOUR_SECONDS }])) return;
    await this.securityLog.note('role_refused', caller, principal.userId, { route, role: principal.role });
  }
}
