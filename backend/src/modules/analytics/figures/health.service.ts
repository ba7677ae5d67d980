import { Injectable } from '@nestjs/common';
import { AiConfig } from '../../../platform/ai/ai.config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Readiness } from '../../../platform/health/readiness.js';
import { MailConfig } from '../../../platform/mail/mail.config.js';
import { MailLog } from '../../../platform/mail/mail-log.js';
import { GoogleConfig } from '../../auth/index.js';
import { RequestCountQueries, type RunningCopy } from '../counting/request-count.queries.js';
import type { AnalyticsHealth } from '../dto/tabs.response.js';

const HEALTHY = 'healthy';
const NOT_CONFIGURED = 'not configured';

/** Asks what the server needs how it is. */
@Injectable()
export class HealthService {
  constructor(
    private readonly readiness: Readiness,
    private readonly copies: RequestCountQueries,
    private readonly mails: MailLog,
    private readonly mail: MailConfig,
    private readonly ai: AiConfig,
    private readonly google: GoogleConfig,
    private readonly clock: Clock,
  ) {}

  async show(): Promise<AnalyticsHealth> {
    const [checks, copies, mail] = await Promise.all([
      this.readiness.check(),
      this.copies.listRunning(),
      this.findMail(),
    ]);
    const [oldest] = copies;
    const configured = (isConfigured: boolean) => (isConfigured ? HEALTHY : NOT_CONFIGURED);
    return {
      memory: memoryOf(copies),
      components: {
        ...Object.fromEntries(
          Object.entries(checks).map(([name, state]) => [name, state === 'ok' ? HEALTHY : state]),
        ),
        mail,
        ai: configured(this.ai.provider !== null),
        google: configured(this.google.isEnabled),
      },
      uptime: oldest
        ? Math.max(0, Math.floor((this.clock.now().getTime() - oldest.startedAt.getTime()) / 1000))
        : 0,
      copies: copies.length,
    };
  }

  /** Without a mail server, mails become files, which cannot be said to be sent. */
  private async findMail(): Promise<string> {
    if (!this.mail.SMTP_URL) return NOT_CONFIGURED;
    return (await this.mails.hasLatestFailed()) ? 'failing' : HEALTHY;
  }
}

function memoryOf(copies: readonly RunningCopy[]): AnalyticsHealth['memory'] {
  const [fullest] = copies.toSorted((a, b) => b.memoryUsed / b.memoryTotal - a.memoryUsed / a.memoryTotal);
  return { used: fullest?.memoryUsed ?? 0, total: fullest?.memoryTotal ?? 0 };
}
