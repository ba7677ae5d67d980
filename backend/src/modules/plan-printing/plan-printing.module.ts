import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes/index.js';
import { PlanPrinter } from './plan-printer.js';

@Module({
  imports: [RecipesModule],
  providers: [PlanPrinter],
  exports: [PlanPrinter],
})
export class PlanPrintingModule {}
