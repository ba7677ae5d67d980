import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { Keys } from '../../../platform/keys/keys.js';
import { demoAccounts, SignInService } from '../../auth/index.js';
import type { AnalyticsSecurity } from '../dto/tabs.response.js';
import { RequestFigureQueries } from '../figures/request-figure.queries.js';
import { SecurityFigureQueries } from '../figures/security-figure.queries.js';
import { checkSecurity, type SecurityFacts, scoreOf } from './security-score.js';

/** Says how safe the installation is, and what happened lately. */
@Injectable()
export class SecurityService {
  constructor(
    private readonly figures: SecurityFigureQueries,
    private readonly requests: RequestFigureQueries,
    private readonly signIns: SignInService,
    private readonly keys: Keys,
    private readonly app: AppConfig,
  ) {}

  async show(): Promise<AnalyticsSecurity> {
    const [events, suspiciousActivities, blockedIPs] = await Promise.all([
      this.figures.count(),
      this.figures.listSuspicious(),
      this.signIns.countBlockedNetworks(),
    ]);
    const checks = checkSecurity({ ...(await this.findFacts()), ...events });
    return {
      securityScore: scoreOf(checks),
      failedLogins: events.failedSignIns,
      blockedIPs,
      alertCount: events.suspicious,
      suspiciousActivities,
      checks,
    };
  }

  private async findFacts(): Promise<Omit<SecurityFacts, 'signIns' | 'failedSignIns' | 'reusedTokens'>> {
    const [{ admins, unused, withSecondFactor }, published, secretAgeDays, { requests, errors }] =
      await Promise.all([
        this.figures.countAdmins(),
        this.figures.countOpen(demoAccounts.map(({ email }) => email)),
        // Only the fingerprint is kept, from which the secret cannot be found.
        this.figures.findAgeOf(this.keys.mac('fingerprint', 'APP_SECRET')),
        this.requests.countDay(),
      ]);
    return {
      admins,
      adminsWithSecondFactor: withSecondFactor,
      accountsWithPublishedPassword: published,
      isHttps: this.app.APP_URL.startsWith('https://'),
      secretAgeDays,
      unusedAdmins: unused,
      requests,
      errors,
    };
  }
}
