import { Module } from '@nestjs/common';
import { PlanGenerator } from './generation/plan-generator.js';
import { RecipeChangeQueries } from './generation/recipe-change.queries.js';
import { RecipeFeed } from './generation/recipe-feed.js';
import { WorkerGenerator } from './generation/worker-generator.js';

@Module({
  providers: [RecipeChangeQueries, RecipeFeed, { provide: PlanGenerator, useClass: WorkerGenerator }],
  exports: [PlanGenerator],
})
export class PlanGeneratorModule {}
