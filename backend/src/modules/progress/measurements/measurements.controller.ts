import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import {
  ListMeasurementsRequest,
  MeasurementSeriesRequest,
  MeasurementSummaryRequest,
} from './dto/list-measurements.request.js';
import { MeasurementRequest } from './dto/measurement.request.js';
import {
  MeasurementResponse,
  MeasurementsResponse,
  SavedMeasurementResponse,
} from './dto/measurement.response.js';
import { MeasurementSummaryResponse } from './dto/measurement-summary.response.js';
import { MeasurementSeriesResponse } from './dto/series.response.js';
import { MeasurementChartsService } from './measurement-charts.service.js';
import { MeasurementsService } from './measurements.service.js';

/** A customer's own measurements. */
@ApiTags('progress')
@Controller('api/progress/measurements')
export class MeasurementsController {
  constructor(
    private readonly measurements: MeasurementsService,
    private readonly charts: MeasurementChartsService,
  ) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'List your measurements, newest first' })
  @ApiOkResponse({ type: MeasurementsResponse })
  @FailsWith(400)
  async list(@Query() page: ListMeasurementsRequest, @CurrentUser() user: Principal) {
    return new MeasurementsResponse(await this.measurements.list(user.userId, user, page));
  }

  @Get('summary')
  @Roles('customer')
  @ApiOperation({ summary: 'Get your latest figures, and how one of them has changed over time' })
  @ApiOkResponse({ type: MeasurementSummaryResponse })
  @FailsWith(400)
  async summary(@Query() asked: MeasurementSummaryRequest, @CurrentUser() user: Principal) {
    return new MeasurementSummaryResponse(await this.charts.summary(user.userId, user, asked));
  }

  @Get('series')
  @Roles('customer')
  @ApiOperation({ summary: 'Get how your figures have changed over time' })
  @ApiOkResponse({ type: MeasurementSeriesResponse })
  @FailsWith(400)
  async series(@Query() asked: MeasurementSeriesRequest, @CurrentUser() user: Principal) {
    return new MeasurementSeriesResponse(await this.charts.series(user.userId, user, asked));
  }

  @Get(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get one of your measurements' })
  @ApiOkResponse({ type: MeasurementResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return new MeasurementResponse(await this.measurements.find(id, userId));
  }

  @Post()
  @Roles('customer')
  @ApiOperation({ summary: 'Add a measurement: at least one figure or a note' })
  @ApiCreatedResponse({ type: SavedMeasurementResponse })
  @FailsWith(400, 409, 429)
  async add(@Body() measured: MeasurementRequest, @CurrentUser() user: Principal) {
    const measurement = await this.measurements.add(user.userId, user, measured);
    return new SavedMeasurementResponse('Measurement added successfully', measurement);
  }

  @Put(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Replace one of your measurements as a whole' })
  @ApiOkResponse({ type: SavedMeasurementResponse })
  @FailsWith(400, 404, 409)
  async change(
    @Param() { id }: IdParams,
    @Body() measured: MeasurementRequest,
    @CurrentUser() user: Principal,
  ) {
    const measurement = await this.measurements.change(id, user, measured);
    return new SavedMeasurementResponse('Measurement updated successfully', measurement);
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete one of your measurements; for a day it can be restored' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.measurements.remove(id, user);
    return new MessageResponse('Measurement deleted');
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Undo the deletion of a measurement' })
  @ApiOkResponse({ type: SavedMeasurementResponse })
  @FailsWith(400, 404, 409, 429)
  async restore(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new SavedMeasurementResponse('Measurement restored', await this.measurements.restore(id, user));
  }
}
