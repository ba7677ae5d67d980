import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { ShareRequest } from './dto/share.request.js';
import { SharedResponse, ShareResponse } from './dto/share.response.js';
import { SharingService } from './sharing.service.js';

@ApiTags('meal plans: sharing')
@Controller('api/meal-plans/:id/share')
export class SharingController {
  constructor(private readonly sharing: SharingService) {}

  @Post()
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary: 'Create a public link to a saved plan; repeating it keeps the link and applies the new settings',
  })
  @ApiCreatedResponse({ type: SharedResponse })
  @FailsWith(400, 404, 429)
  async share(@Param() { id }: IdParams, @Body() request: ShareRequest, @CurrentUser() by: Principal) {
    const { link, isNew } = await this.sharing.share(id, request, by);
    const message = isNew ? 'Share link created!' : 'Share link changed';
    return new SharedResponse(message, link, this.sharing.urlOf(link));
  }

  @Get()
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Get the link of a saved plan, even an expired one' })
  @ApiOkResponse({ type: ShareResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    const link = await this.sharing.find(id, by);
    return new ShareResponse(link, this.sharing.urlOf(link));
  }

  @Delete()
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Revoke the link immediately and permanently' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async revoke(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    await this.sharing.revoke(id, by);
    return new MessageResponse('Share revoked');
  }
}
