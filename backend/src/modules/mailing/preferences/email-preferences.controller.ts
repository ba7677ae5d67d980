import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { EmailPreferencesRequest } from './dto/email-preferences.request.js';
import { EmailPreferencesResponse } from './dto/email-preferences.response.js';
import { EmailPreferencesService } from './email-preferences.service.js';

@ApiTags('emails')
@Controller('api/email-preferences')
export class EmailPreferencesController {
  constructor(private readonly preferences: EmailPreferencesService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Tell which emails you get' })
  @ApiOkResponse({ type: EmailPreferencesResponse })
  async show(@CurrentUser() user: Principal) {
    return new EmailPreferencesResponse(await this.preferences.show(user));
  }

  @Put()
  @SignedIn()
  @ApiOperation({ summary: 'Choose which emails you get; what is not sent stays as it is' })
  @ApiOkResponse({ type: EmailPreferencesResponse })
  @FailsWith(400)
  async change(@Body() changes: EmailPreferencesRequest, @CurrentUser() { userId }: Principal) {
    return new EmailPreferencesResponse(await this.preferences.change(userId, changes));
  }
}
