import { Module } from '@nestjs/common';
import { EngagementModule } from '../engagement/index.js';
import { MealPlansModule } from '../meal-plans/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { TrainerFiguresController } from './trainer-figures.controller.js';
import { TrainerFiguresService } from './trainer-figures.service.js';

/** The figures that profiles show. The module keeps nothing and asks the modules that do. */
@Module({
  imports: [UsersModule, RecipesModule, EngagementModule, MealPlansModule],
  controllers: [TrainerFiguresController],
  providers: [TrainerFiguresService],
})
export class ProfileFiguresModule {}
