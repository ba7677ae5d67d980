import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { HealthConsentRequest } from './dto/health-consent.request.js';
import { HealthConsentResponse } from './dto/health-consent.response.js';
import { HealthConsentsService } from './health-consents.service.js';

/** A customer's consent that health data about them is kept (decision 40). */
@ApiTags('profile')
@Controller('api/profile/health-consent')
export class HealthConsentsController {
  constructor(private readonly consents: HealthConsentsService) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'Tell whether you have agreed that your health data is kept' })
  @ApiOkResponse({ type: HealthConsentResponse })
  async show(@CurrentUser() { userId }: Principal) {
    return new HealthConsentResponse(await this.consents.find(userId));
  }

  @Put()
  @Roles('customer')
  @ApiOperation({ summary: 'Agree that your health data is kept, or take that back' })
  @ApiOkResponse({ type: HealthConsentResponse })
  @FailsWith(400)
  async change(@Body() { agrees }: HealthConsentRequest, @CurrentUser() { userId }: Principal) {
    return new HealthConsentResponse(await this.consents.change(userId, agrees));
  }
}
