import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { DaysService } from './days.service.js';
import { DayResponse } from './dto/day.response.js';
import { DaysResponse } from './dto/day-record.response.js';
import { DayParams, ListDaysRequest } from './dto/days.request.js';
import { writeCsv } from './record-csv.js';

/** Reads a customer's own diary. */
@ApiTags('nutrition')
@Controller('api/nutrition')
export class DaysController {
  constructor(
    private readonly days: DaysService,
    private readonly clock: Clock,
  ) {}

  @Get('days')
  @Roles('customer')
  @ApiOperation({ summary: 'List the totals and goals of your days, with averages on request' })
  @ApiOkResponse({ type: DaysResponse })
  @FailsWith(400)
  async list(@Query() wanted: ListDaysRequest, @CurrentUser() user: Principal) {
    return new DaysResponse(await this.days.list(user.userId, user, wanted));
  }

  @Get('days/:date')
  @Roles('customer')
  @ApiOperation({ summary: 'Get what you ate on a day, and what your plan has for it' })
  @ApiOkResponse({ type: DayResponse })
  @FailsWith(400)
  async show(@Param() { date }: DayParams, @CurrentUser() user: Principal) {
    return new DayResponse(await this.days.show(user.userId, user, date));
  }

  @Get('export')
  @Roles('customer')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'Export the totals of all days that you logged' })
  @ApiOkResponse({ schema: { type: 'string' } })
  @FailsWith(429)
  async export(@CurrentUser() user: Principal, @Res({ passthrough: true }) reply: FastifyReply) {
    const today = dateIn(user.timeZone, this.clock.now());
    reply.header('Content-Disposition', `attachment; filename="macro-data-${today}.csv"`);
    return writeCsv(await this.days.listAll(user));
  }
}
