import { Module } from '@nestjs/common';
import { LibraryFollower } from './generation/library-follower.js';
import { PlanGenerator } from './generation/plan-generator.js';
import { RecipeChangesReader } from './generation/recipe-changes.js';
import { WorkerGenerator } from './generation/worker-generator.js';

@Module({
  providers: [RecipeChangesReader, LibraryFollower, { provide: PlanGenerator, useClass: WorkerGenerator }],
  exports: [PlanGenerator],
})
export class PlanGeneratorModule {}
