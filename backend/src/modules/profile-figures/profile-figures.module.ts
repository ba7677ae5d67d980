import { Module } from '@nestjs/common';
import { EngagementModule } from '../engagement/index.js';
import { MealPlansModule } from '../meal-plans/index.js';
import { NutritionModule } from '../nutrition/index.js';
import { ProgressModule } from '../progress/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { AchievementsService } from './achievements.service.js';
import { AdminFiguresController } from './admin-figures.controller.js';
import { AdminFigureQueries } from './admin-figures.queries.js';
import { AdminFiguresService } from './admin-figures.service.js';
import { CustomerFiguresController } from './customer-figures.controller.js';
import { CustomerFiguresService } from './customer-figures.service.js';
import { TrainerFiguresController } from './trainer-figures.controller.js';
import { TrainerFiguresService } from './trainer-figures.service.js';

/** The figures that profiles show. The module keeps nothing and asks the modules that do. */
@Module({
  imports: [UsersModule, RecipesModule, EngagementModule, MealPlansModule, NutritionModule, ProgressModule],
  controllers: [TrainerFiguresController, CustomerFiguresController, AdminFiguresController],
  providers: [
    AchievementsService,
    TrainerFiguresService,
    CustomerFiguresService,
    AdminFiguresService,
    AdminFigureQueries,
  ],
  exports: [CustomerFiguresService],
})
export class ProfileFiguresModule {}
