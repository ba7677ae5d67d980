import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes/index.js';
import { Engines } from './engines.js';
import { GenerateRecipesHandler } from './jobs/generate-recipes.job.js';
import { GenerationController } from './jobs/generation.controller.js';
import { GenerationJob } from './jobs/generation-job.entity.js';
import { GenerationJobQueries } from './jobs/generation-job.queries.js';
import { GenerationJobsService } from './jobs/generation-jobs.service.js';
import { GenerationOutcome } from './jobs/generation-outcome.entity.js';
import { JobProgress } from './jobs/job-progress.service.js';
import { OutcomeKeeper } from './jobs/outcome-keeper.js';
import { ProgressEvents } from './jobs/progress-events.js';
import { RecipeMaking } from './jobs/recipe-making.js';
import './own-data.sql.js';

@Module({
  imports: [MikroOrmModule.forFeature([GenerationJob, GenerationOutcome]), RecipesModule],
  controllers: [GenerationController],
  providers: [
    Engines,
    GenerationJobsService,
    GenerationJobQueries,
    GenerateRecipesHandler,
    RecipeMaking,
    OutcomeKeeper,
    JobProgress,
    ProgressEvents,
  ],
})
export class RecipeGenerationModule {}
