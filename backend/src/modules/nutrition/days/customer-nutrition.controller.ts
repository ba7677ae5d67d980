import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { DaysService } from './days.service.js';
import { DayResponse } from './dto/day.response.js';
import { DaysResponse } from './dto/day-record.response.js';
import { CustomerDayParams, ListDaysRequest } from './dto/days.request.js';

/** Shows the diary of a customer to the trainers who coach them. */
@ApiTags('nutrition')
@Controller('api/trainer/customers/:id/nutrition')
export class CustomerNutritionController {
  constructor(private readonly days: DaysService) {}

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: "List the totals and goals of a customer's days, if they show them to you" })
  @ApiOkResponse({ type: DaysResponse })
  @FailsWith(400, 403, 404)
  async list(@Param() { id }: IdParams, @Query() wanted: ListDaysRequest, @CurrentUser() trainer: Principal) {
    return new DaysResponse(await this.days.list(id, trainer, wanted));
  }

  @Get(':date')
  @Roles('trainer')
  @ApiOperation({ summary: 'Get what a customer ate on a day, if they show their diary to you' })
  @ApiOkResponse({ type: DayResponse })
  @FailsWith(400, 403, 404)
  async show(@Param() { id, date }: CustomerDayParams, @CurrentUser() trainer: Principal) {
    return new DayResponse(await this.days.show(id, trainer, date));
  }
}
