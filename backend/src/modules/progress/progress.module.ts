import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { CustomerMeasurementsController } from './measurements/customer-measurements.controller.js';
import { Measurement } from './measurements/measurement.entity.js';
import { MeasurementSummaryQueries } from './measurements/measurement-summary.queries.js';
import { MeasurementsController } from './measurements/measurements.controller.js';
import { MeasurementsService } from './measurements/measurements.service.js';

/** What customers record of themselves over time. */
@Module({
  imports: [MikroOrmModule.forFeature([Measurement]), UsersModule],
  controllers: [MeasurementsController, CustomerMeasurementsController],
  providers: [MeasurementsService, MeasurementSummaryQueries],
})
export class ProgressModule {}
