import { Injectable } from '@nestjs/common';
import { ContentService } from './figures/content.service.js';
import { HealthService } from './figures/health.service.js';
import { MetricsService } from './figures/metrics.service.js';
import { VisitFigureQueries } from './figures/visit-figure.queries.js';
import type { Json } from './results/kept-result.queries.js';
import { KeptResults } from './results/kept-results.js';
import { SecurityService } from './security/security.service.js';

/** Answers what admins ask about the whole service. No figure is about the health of a person. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly results: KeptResults,
    private readonly metrics: MetricsService,
    private readonly visits: VisitFigureQueries,
    private readonly content: ContentService,
    private readonly security: SecurityService,
    private readonly health: HealthService,
  ) {}

  showMetrics(): Promise<Json> {
    const groups = ['users', 'engagement', 'business', 'performance', 'content'];
    return this.results.find('metrics', groups, () => this.metrics.show());
  }

  /** Lists the users who were here last. */
  listUsers(limit: number): Promise<Json> {
    return this.results.find(`users ${limit}`, ['activity'], () => this.visits.listRecent(limit));
  }

  showContent(): Promise<Json> {
    return this.results.find('content', ['recipeTrends', 'popularRecipes'], () => this.content.show());
  }

  showSecurity(): Promise<Json> {
    const groups = ['securityScore', 'failedLogins', 'blockedIPs', 'alertCount', 'suspiciousActivities'];
    return this.results.find('security', groups, () => this.security.show());
  }

  showHealth(): Promise<Json> {
    return this.results.find('health', ['health'], () => this.health.show());
  }
}
