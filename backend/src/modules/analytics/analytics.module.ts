import { Module } from '@nestjs/common';
import { HealthModule } from '../../platform/health/health.module.js';
import { AuthModule } from '../auth/index.js';
import { MealPlansModule } from '../meal-plans/index.js';
import { RecipesModule } from '../recipes/index.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { AnalyticsExportService } from './analytics-export.service.js';
import { RequestCountQueries } from './counting/request-count.queries.js';
import { RequestCountWriter } from './counting/request-count-writer.js';
import { AccountFigureQueries } from './figures/account-figure.queries.js';
import { ContentService } from './figures/content.service.js';
import { HealthService } from './figures/health.service.js';
import { MetricsService } from './figures/metrics.service.js';
import { PopularRecipeQueries } from './figures/popular-recipe.queries.js';
import { RequestFigureQueries } from './figures/request-figure.queries.js';
import { SecurityFigureQueries } from './figures/security-figure.queries.js';
import { VisitFigureQueries } from './figures/visit-figure.queries.js';
import { KeptResultQueries } from './results/kept-result.queries.js';
import { KeptResults } from './results/kept-results.js';
import { RollupQueries } from './rollups/rollup.queries.js';
import { Rollups } from './rollups/rollups.js';
import { SecurityService } from './security/security.service.js';

/** Counts what the server does, and tells admins how the service fares. It reads over all other modules. */
@Module({
  imports: [AuthModule, RecipesModule, MealPlansModule, HealthModule],
  controllers: [AnalyticsController],
  providers: [
    AnalyticsService,
    AnalyticsExportService,
    RequestCountQueries,
    RequestCountWriter,
    Rollups,
    RollupQueries,
    KeptResults,
    KeptResultQueries,
    MetricsService,
    ContentService,
    SecurityService,
    HealthService,
    AccountFigureQueries,
    VisitFigureQueries,
    RequestFigureQueries,
    PopularRecipeQueries,
    SecurityFigureQueries,
  ],
})
export class AnalyticsModule {}
