import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { CurrentUser } from '../../platform/http/request.js';
import { ExportRequest } from './dto/export.request.js';
import { ExportResponse } from './dto/export.response.js';
import { ExportsService } from './exports.service.js';

@ApiTags('admin: export')
@Controller('api/admin/export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get()
  @Roles('admin')
  @ApiOperation({
    summary:
      'Export recipes, users, meal plans, or all of them as a JSON file, without secrets and health data',
  })
  @ApiOkResponse({ type: ExportResponse })
  @FailsWith(400, 429, 503)
  async export(@Query() { type }: ExportRequest, @CurrentUser() by: Principal) {
    const { exportedAt, json } = await this.exports.start(type, by);
    const name = `${type}-${exportedAt.toISOString().slice(0, 10)}.json`;
    return new StreamableFile(json, {
      type: 'application/json',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
