import { Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser } from '../../platform/http/request.js';
import { AnalyticsService } from './analytics.service.js';
import { AnalyticsExportService } from './analytics-export.service.js';
import { ExportAnalyticsRequest, ListActivityRequest } from './dto/analytics.request.js';
import { AnalyticsMetricsResponse } from './dto/metrics.response.js';
import {
  AnalyticsContentResponse,
  AnalyticsHealthResponse,
  AnalyticsSecurityResponse,
  AnalyticsUserListResponse,
} from './dto/tabs.response.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Figures of the whole service, each answer at most a minute old. */
@ApiTags('admin: analytics')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly exports: AnalyticsExportService,
  ) {}

  @Get('metrics')
  @Roles('admin')
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({ summary: 'Get the figures of users, visits, business, performance, and content' })
  @ApiOkResponse({ type: AnalyticsMetricsResponse })
  metrics() {
    return this.analytics.showMetrics();
  }

  @Get('users')
  @Roles('admin')
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({ summary: 'List the users who were here last, with their visits of 30 days' })
  @ApiOkResponse({ type: AnalyticsUserListResponse })
  @FailsWith(400)
  users(@Query() { limit }: ListActivityRequest) {
    return this.analytics.listUsers(limit);
  }

  @Get('content')
  @Roles('admin')
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({ summary: 'Get new recipes by day, and the recipes that are viewed most' })
  @ApiOkResponse({ type: AnalyticsContentResponse })
  content() {
    return this.analytics.showContent();
  }

  @Get('security')
  @Roles('admin')
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({ summary: 'Get the security score with its checks, and what happened lately' })
  @ApiOkResponse({ type: AnalyticsSecurityResponse })
  security() {
    return this.analytics.showSecurity();
  }

  @Get('health')
  @Roles('admin')
  @Header('Content-Type', JSON_TYPE)
  @ApiOperation({ summary: 'Get how the server and what it needs are' })
  @ApiOkResponse({ type: AnalyticsHealthResponse })
  health() {
    return this.analytics.showHealth();
  }

  @Get('export')
  @Roles('admin')
  @ApiOperation({ summary: 'Download all figures with their definitions' })
  @ApiOkResponse({
    content: {
      'application/json': { schema: { type: 'object', additionalProperties: true } },
      'text/csv': { schema: { type: 'string' } },
    },
  })
  @FailsWith(400, 429)
  async export(
    @Query() { format }: ExportAnalyticsRequest,
    @CurrentUser() { userId }: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.exports.export(format, userId);
    reply.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : JSON_TYPE);
    reply.header('Content-Disposition', `attachment; filename="analytics-export.${format}"`);
    return file;
  }

  @Post('cache/clear')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make all copies of the server forget what they keep for a while' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(429)
  async clear(@CurrentUser() { userId }: Principal) {
    await this.exports.clearCaches(userId);
    return new MessageResponse('Cache cleared');
  }
}
