import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AnalyticsModule } from './modules/analytics/index.js';
import { AuthModule, GoogleConfig, SecondFactorConfig } from './modules/auth/index.js';
import { CustomersModule } from './modules/customers/index.js';
import { EngagementModule } from './modules/engagement/index.js';
import { ExportsModule } from './modules/exports/index.js';
import { FoodsModule } from './modules/foods/index.js';
import { GroceriesModule } from './modules/groceries/index.js';
import { InvitationsModule } from './modules/invitations/index.js';
import { MailingModule } from './modules/mailing/index.js';
import { MealPlansModule } from './modules/meal-plans/index.js';
import { NutritionModule } from './modules/nutrition/index.js';
import { OwnDataModule } from './modules/own-data/index.js';
import { ProfileFiguresModule } from './modules/profile-figures/index.js';
import { ProfilesModule } from './modules/profiles/index.js';
import { ProgressModule } from './modules/progress/index.js';
import { RecipeGenerationModule } from './modules/recipe-generation/index.js';
import { RecipesModule } from './modules/recipes/index.js';
import { SummariesModule } from './modules/summaries/index.js';
import { UsersModule } from './modules/users/index.js';
import { AccessGuard } from './platform/access/access.guard.js';
import { AiConfig } from './platform/ai/ai.config.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { CachingModule } from './platform/caching/caching.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { AppConfig } from './platform/config/app.config.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/configuration.js';
import { DatabaseConfig } from './platform/database/database.config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { FetchingConfig } from './platform/fetching/fetching.config.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpConfig } from './platform/http/http.config.js';
import { StrictInputGuard } from './platform/http/strict-input.guard.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { KeysModule } from './platform/keys/keys.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { type Log, LogConfig } from './platform/logging/log.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailConfig } from './platform/mail/mail.config.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { StorageConfig } from './platform/storage/storage.config.js';
import { StorageModule } from './platform/storage/storage.module.js';

export const configSections = [
  AppConfig,
  LogConfig,
  HttpConfig,
  DatabaseConfig,
  MailConfig,
  StorageConfig,
  GoogleConfig,
  SecondFactorConfig,
  AiConfig,
  FetchingConfig,
];

@Module({})
export class AppModule {
  static with(environment: Environment, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(configSections, environment),
        LoggingModule.forRoot(log),
        DiscoveryModule,
        ScheduleModule.forRoot(),
        AuditModule,
        CachingModule,
        ClockModule,
        DatabaseModule,
        EventsModule,
        HealthModule,
        JobsModule,
        KeysModule,
        LimitsModule,
        MailModule,
        MetricsModule,
        StorageModule,

        UsersModule,
        MailingModule,
        AuthModule,
        InvitationsModule,
        ProfilesModule,
        FoodsModule,
        RecipesModule,
        EngagementModule,
        MealPlansModule,
        ProgressModule,
        NutritionModule,
        GroceriesModule,
        OwnDataModule,
        CustomersModule,
        ProfileFiguresModule,
        ExportsModule,
        SummariesModule,
        AnalyticsModule,
        RecipeGenerationModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: StrictInputGuard },
      ],
    };
  }
}
