import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/index.js';
import { EngagementModule } from '../engagement/index.js';
import { MealPlansModule } from '../meal-plans/index.js';
import { ProfileFiguresModule } from '../profile-figures/index.js';
import { ProgressModule } from '../progress/index.js';
import { RecipesModule } from '../recipes/index.js';
import { EmailSummaryQueries } from './schedule/email-summary.queries.js';
import { SummaryClock } from './schedule/summary-clock.js';
import { AdminCountQueries } from './writing/admin-count.queries.js';
import { AdminSummaryService } from './writing/admin-summary.service.js';
import { CustomerSummaryService } from './writing/customer-summary.service.js';
import { SummaryWriter } from './writing/summary-writer.js';
import { TrainerSummaryService } from './writing/trainer-summary.service.js';
import { WriteSummariesHandler } from './writing/write-summaries.job.js';
import './own-data.sql.js';

/** The summaries that people get by mail, at eight where they live (decision 50). */
@Module({
  imports: [
    CustomersModule,
    EngagementModule,
    MealPlansModule,
    ProfileFiguresModule,
    ProgressModule,
    RecipesModule,
  ],
  providers: [
    SummaryClock,
    EmailSummaryQueries,
    WriteSummariesHandler,
    SummaryWriter,
    CustomerSummaryService,
    TrainerSummaryService,
    AdminSummaryService,
    AdminCountQueries,
  ],
})
export class SummariesModule {}
