import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS } from '../../platform/clock/clock.js';
import { Limits } from '../../platform/limits/limits.js';
import { AnalyticsService } from './analytics.service.js';
import { DEFINITIONS, UNITS } from './definitions.js';
import type { ExportFormat } from './dto/analytics.request.js';
import { writeTable } from './export/table.js';
import { KeptResults } from './results/kept-results.js';

const EXPORTED_USERS = 10;

/** Each export and each clearing makes the database count again. */
const MAX_PER_HOUR = 120;

/** Exports the figures and clears their cache. Both acts are audited. */
@Injectable()
export class AnalyticsExportService {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly results: KeptResults,
    private readonly limits: Limits,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async export(format: ExportFormat, adminId: string): Promise<string> {
    await this.begin('analytics.exported', adminId, { format });
    const [metrics, users, content, security, health] = (
      await Promise.all([
        this.analytics.showMetrics(),
        this.analytics.listUsers(EXPORTED_USERS),
        this.analytics.showContent(),
        this.analytics.showSecurity(),
        this.analytics.showHealth(),
      ])
    ).map((json) => (JSON.parse(json) as { data: object }).data);
    const figures = { metrics, activity: users, content, security, health };
    if (format === 'csv') return writeTable(figures, { definitions: DEFINITIONS, units: UNITS });
    const exportedAt = this.clock.now().toISOString();
    return JSON.stringify(
      { format: 1, exportedAt, ...figures, definitions: DEFINITIONS, units: UNITS },
      null,
      2,
    );
  }

  /** Makes all copies of the server count again. */
  async clearCaches(adminId: string): Promise<void> {
    await this.begin('analytics.cache_cleared', adminId, {});
    await this.results.clear();
  }

  private async begin(action: string, actorId: string, details: Record<string, unknown>): Promise<void> {
    const key = `analytics:user:${actorId}`;
    await this.limits.spend([{ key, most: MAX_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    const subject = { subjectType: 'analytics', subjectId: actorId };
    this.em.persist(new AuditEntry({ actorId, action, ...subject, details, at: this.clock.now() }));
    await this.em.flush();
  }
}
