import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { UsersModule } from '../users/index.js';
import { DeletedProgress } from './deleted-progress.js';
import { DeletedProgressQueries } from './deleted-progress.queries.js';
import { AchievedGoalQueries } from './goals/achieved-goal.queries.js';
import { CustomerGoalsController } from './goals/customer-goals.controller.js';
import { Goal } from './goals/goal.entity.js';
import { GoalCounts } from './goals/goal-counts.js';
import { GoalValues } from './goals/goal-values.js';
import { GoalsController } from './goals/goals.controller.js';
import { GoalsService } from './goals/goals.service.js';
import { MeasurementImportController } from './measurement-import/measurement-import.controller.js';
import { MeasurementImportService } from './measurement-import/measurement-import.service.js';
import { CustomerMeasurementsController } from './measurements/customer-measurements.controller.js';
import { CustomerWeights } from './measurements/customer-weights.js';
import { Measurement } from './measurements/measurement.entity.js';
import { MeasurementChartsService } from './measurements/measurement-charts.service.js';
import { MeasurementSeriesQueries } from './measurements/measurement-series.queries.js';
import { MeasurementSummaryQueries } from './measurements/measurement-summary.queries.js';
import { MeasurementsController } from './measurements/measurements.controller.js';
import { MeasurementsService } from './measurements/measurements.service.js';
import { CustomerPhotosController } from './photos/customer-photos.controller.js';
import { Photo } from './photos/photo.entity.js';
import { PhotoFiles } from './photos/photo-files.js';
import { PhotoSender } from './photos/photo-sender.js';
import { PhotosController } from './photos/photos.controller.js';
import { PhotosService } from './photos/photos.service.js';
import { ProgressAccess } from './progress-access.js';
import './own-data.sql.js';

/** Measurements, goals, and photos with which customers follow their progress. */
@Module({
  imports: [MikroOrmModule.forFeature([Goal, Measurement, Photo]), PicturesModule, UsersModule],
  controllers: [
    MeasurementsController,
    CustomerMeasurementsController,
    MeasurementImportController,
    GoalsController,
    CustomerGoalsController,
    PhotosController,
    CustomerPhotosController,
  ],
  providers: [
    MeasurementsService,
    MeasurementImportService,
    MeasurementChartsService,
    MeasurementSeriesQueries,
    MeasurementSummaryQueries,
    CustomerWeights,
    GoalsService,
    GoalValues,
    ProgressAccess,
    DeletedProgress,
    DeletedProgressQueries,
    PhotosService,
    PhotoFiles,
    PhotoSender,
    AchievedGoalQueries,
    GoalCounts,
  ],
  exports: [AchievedGoalQueries, CustomerWeights, GoalCounts, GoalsService, MeasurementChartsService],
})
export class ProgressModule {}
