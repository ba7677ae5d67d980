import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser } from '../../platform/http/request.js';
import { CoachingService } from './coaching.service.js';
import { CoachingEndingService } from './coaching-ending.service.js';
import { OwnTrainersResponse } from './dto/own-trainers.response.js';

@ApiTags('coaching')
@Controller('api')
export class CoachingController {
  constructor(
    private readonly coachings: CoachingService,
    private readonly endings: CoachingEndingService,
  ) {}

  @Get('customer/trainers')
  @Roles('customer')
  @ApiOperation({ summary: 'List your trainers' })
  @ApiOkResponse({ type: OwnTrainersResponse })
  async ownTrainers(@CurrentUser() customer: Principal) {
    return new OwnTrainersResponse(await this.coachings.findTrainers(customer.userId));
  }

  @Delete('customer/trainers/:id')
  @Roles('customer')
  @ApiOperation({ summary: 'End your coaching by a trainer, who no longer sees anything of you at once' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async leave(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    const { name, email } = await this.endings.endBySide({ trainerId: id, customerId: userId }, userId);
    return new MessageResponse(`${name ?? email} no longer coaches you.`);
  }

  @Delete('trainer/customers/:id/coaching')
  @Roles('trainer')
  @ApiOperation({ summary: 'End the coaching of a customer, of whom you see nothing more at once' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async end(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    const { name, email } = await this.endings.endBySide({ trainerId: userId, customerId: id }, userId);
    return new MessageResponse(`You no longer coach ${name ?? email}.`);
  }
}
