import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import {
  ListMeasurementsRequest,
  MeasurementSeriesRequest,
  MeasurementSummaryRequest,
} from './dto/list-measurements.request.js';
import { MeasurementRequest } from './dto/measurement.request.js';
import { MeasurementsResponse, SavedMeasurementResponse } from './dto/measurement.response.js';
import { MeasurementSummaryResponse } from './dto/measurement-summary.response.js';
import { MeasurementSeriesResponse } from './dto/series.response.js';
import { MeasurementChartsService } from './measurement-charts.service.js';
import { MeasurementsService } from './measurements.service.js';

/** A customer's measurements as the trainers see them who coach that customer. */
@ApiTags('progress')
@Controller('api/trainer/customers/:id/measurements')
export class CustomerMeasurementsController {
  constructor(
    private readonly measurements: MeasurementsService,
    private readonly charts: MeasurementChartsService,
  ) {}

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: "List a customer's measurements, newest first" })
  @ApiOkResponse({ type: MeasurementsResponse })
  @FailsWith(400, 404)
  async list(
    @Param() { id }: IdParams,
    @Query() page: ListMeasurementsRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new MeasurementsResponse(await this.measurements.list(id, trainer, page));
  }

  @Get('summary')
  @Roles('trainer')
  @ApiOperation({ summary: "Get a customer's latest figures, and how one of them has changed over time" })
  @ApiOkResponse({ type: MeasurementSummaryResponse })
  @FailsWith(400, 404)
  async summary(
    @Param() { id }: IdParams,
    @Query() asked: MeasurementSummaryRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new MeasurementSummaryResponse(await this.charts.summary(id, trainer, asked));
  }

  @Get('series')
  @Roles('trainer')
  @ApiOperation({ summary: 'Get how figures of a customer have changed over time' })
  @ApiOkResponse({ type: MeasurementSeriesResponse })
  @FailsWith(400, 404)
  async series(
    @Param() { id }: IdParams,
    @Query() asked: MeasurementSeriesRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new MeasurementSeriesResponse(await this.charts.series(id, trainer, asked));
  }

  @Post()
  @Roles('trainer')
  @ApiOperation({ summary: 'Add what you measured in person; the customer sees who measured it' })
  @ApiCreatedResponse({ type: SavedMeasurementResponse })
  @FailsWith(400, 404, 409, 429)
  async add(
    @Param() { id }: IdParams,
    @Body() measured: MeasurementRequest,
    @CurrentUser() trainer: Principal,
  ) {
    const measurement = await this.measurements.add(id, trainer, measured);
    return new SavedMeasurementResponse('Measurement added successfully', measurement);
  }
}
