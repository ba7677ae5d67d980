import { Module } from '@nestjs/common';
import { PlanGenerator } from './generation/plan-generator.js';
import { RecipeChangesReader } from './generation/recipe-changes.js';
import { RecipeFeed } from './generation/recipe-feed.js';
import { WorkerGenerator } from './generation/worker-generator.js';

@Module({
  providers: [RecipeChangesReader, RecipeFeed, { provide: PlanGenerator, useClass: WorkerGenerator }],
  exports: [PlanGenerator],
})
export class PlanGeneratorModule {}
