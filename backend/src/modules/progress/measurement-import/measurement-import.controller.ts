import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { MeasurementImportRequest } from './dto/measurement-import.request.js';
import { MeasurementImportResponse } from './dto/measurement-import.response.js';
import { MeasurementImportService } from './measurement-import.service.js';

/** Measurements that a customer brings along as a table. */
@ApiTags('progress')
@Controller('api/progress/measurement-imports')
export class MeasurementImportController {
  constructor(private readonly imports: MeasurementImportService) {}

  @Post()
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Read a table of measurements, and keep it if that is asked for' })
  @ApiOkResponse({ type: MeasurementImportResponse })
  @FailsWith(400, 409, 413, 429)
  async read(@Body() request: MeasurementImportRequest, @CurrentUser() user: Principal) {
    const result = await this.imports.read(user, request);
    const count = `${result.newRows} ${result.newRows === 1 ? 'measurement' : 'measurements'}`;
    return new MeasurementImportResponse(result.isKept ? `${count} imported` : `${count} read`, result);
  }
}
