import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { CurrentUser } from '../../platform/http/request.js';
import { CoachingService } from './coaching.service.js';
import { OwnTrainersResponse } from './dto/own-trainers.response.js';

@ApiTags('coaching')
@Controller('api')
export class CoachingController {
  constructor(private readonly coachings: CoachingService) {}

  @Get('customer/trainers')
  @Roles('customer')
  @ApiOperation({ summary: 'List your trainers' })
  @ApiOkResponse({ type: OwnTrainersResponse })
  async ownTrainers(@CurrentUser() customer: Principal) {
    return new OwnTrainersResponse(await this.coachings.findTrainers(customer.userId));
  }
}
