import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser } from '../../platform/http/request.js';
import { CoachingService } from './coaching.service.js';
import { CoachingEndingService } from './coaching-ending.service.js';
import { CoachingRequest } from './dto/coaching.request.js';

@ApiTags('admin: users')
@Controller('api/admin/coachings')
export class AdminCoachingsController {
  constructor(
    private readonly coachings: CoachingService,
    private readonly endings: CoachingEndingService,
  ) {}

  @Post()
  @Roles('admin')
  @ApiOperation({ summary: 'Link a customer to a trainer' })
  @ApiCreatedResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async link(@Body() { trainerId, customerId }: CoachingRequest, @CurrentUser() admin: Principal) {
    await this.coachings.link(trainerId, customerId, admin.userId);
    return new MessageResponse('Customer and trainer are linked.');
  }

  @Delete(':trainerId/:customerId')
  @Roles('admin')
  @ApiOperation({ summary: 'End the link between a customer and a trainer' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async unlink(@Param() { trainerId, customerId }: CoachingRequest, @CurrentUser() admin: Principal) {
    await this.endings.endByAdmin({ trainerId, customerId }, admin.userId);
    return new MessageResponse('Customer and trainer are no longer linked.');
  }
}
