import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MealPlansModule } from '../meal-plans/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { CustomerNutritionController } from './days/customer-nutrition.controller.js';
import { DayRecordQueries } from './days/day-record.queries.js';
import { DaysController } from './days/days.controller.js';
import { DaysService } from './days/days.service.js';
import { ShownDayQueries } from './days/shown-day.queries.js';
import { ClientStreakQueries } from './diary/client-streak.queries.js';
import { DeletedEntryQueries } from './diary/deleted-entry.queries.js';
import { DiaryController } from './diary/diary.controller.js';
import { DiaryService } from './diary/diary.service.js';
import { DiaryFigureQueries } from './diary/diary-figure.queries.js';
import { DiaryEntry } from './diary/entry.entity.js';
import { EntryChangesService } from './diary/entry-changes.service.js';
import { EntryContents } from './diary/entry-contents.js';
import { PlannedDays } from './diary/planned-days.js';
import { FoodFinder } from './foods/food-finder.js';
import { LoggableFoodsController } from './foods/foods.controller.js';
import { KeptOwnFoods } from './foods/kept-own-foods.js';
import { LoggedFoodQueries } from './foods/logged-food.queries.js';
import { OwnFood } from './foods/own-food.entity.js';
import { OwnFoodQueries } from './foods/own-food.queries.js';
import { OwnFoodsService } from './foods/own-foods.service.js';
import { DiarySettings } from './goals/diary-settings.entity.js';
import { NutritionGoal } from './goals/goal.entity.js';
import { NutritionGoalsController } from './goals/goals.controller.js';
import { NutritionGoalsService } from './goals/goals.service.js';
import './own-data.sql.js';

/** Wires the diary of what customers eat, with its foods and goals. */
@Module({
  imports: [
    MikroOrmModule.forFeature([DiaryEntry, OwnFood, NutritionGoal, DiarySettings]),
    UsersModule,
    RecipesModule,
    MealPlansModule,
  ],
  controllers: [
    LoggableFoodsController,
    DiaryController,
    DaysController,
    NutritionGoalsController,
    CustomerNutritionController,
  ],
  providers: [
    FoodFinder,
    LoggedFoodQueries,
    OwnFoodQueries,
    KeptOwnFoods,
    OwnFoodsService,
    EntryContents,
    PlannedDays,
    DiaryService,
    EntryChangesService,
    DeletedEntryQueries,
    ShownDayQueries,
    DayRecordQueries,
    DaysService,
    NutritionGoalsService,
    DiaryFigureQueries,
    ClientStreakQueries,
  ],
  exports: [DiaryFigureQueries, ClientStreakQueries],
})
export class NutritionModule {}
