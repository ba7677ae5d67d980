import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { BroadcastsService } from './broadcasts.service.js';
import { BroadcastRequest, ListBroadcastsRequest, SendBroadcastRequest } from './dto/broadcast.request.js';
import { BroadcastsResponse, ShownBroadcastResponse } from './dto/broadcast.response.js';

/** Notices and announcements, which all admins write and send together. */
@ApiTags('admin: mail')
@Controller('api/admin/broadcasts')
export class BroadcastsController {
  constructor(private readonly broadcasts: BroadcastsService) {}

  @Get()
  @Roles('admin')
  @ApiOperation({ summary: 'List notices and announcements: drafts and those that were sent' })
  @ApiOkResponse({ type: BroadcastsResponse })
  @FailsWith(400)
  async list(@Query() { page, limit }: ListBroadcastsRequest) {
    return new BroadcastsResponse(await this.broadcasts.list(page, limit));
  }

  @Post()
  @Roles('admin')
  @ApiOperation({ summary: 'Write a notice or an announcement as a draft' })
  @ApiCreatedResponse({ type: ShownBroadcastResponse })
  @FailsWith(400, 409)
  async write(@Body() content: BroadcastRequest, @CurrentUser() admin: Principal) {
    return new ShownBroadcastResponse(await this.broadcasts.write(admin, content));
  }

  @Get(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'Get one, and how many would get it now' })
  @ApiOkResponse({ type: ShownBroadcastResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams) {
    return new ShownBroadcastResponse(await this.broadcasts.show(id));
  }

  @Put(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'Change a draft' })
  @ApiOkResponse({ type: ShownBroadcastResponse })
  @FailsWith(400, 404, 409)
  async change(@Param() { id }: IdParams, @Body() content: BroadcastRequest) {
    return new ShownBroadcastResponse(await this.broadcasts.change(id, content));
  }

  @Delete(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'Delete a draft' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async delete(@Param() { id }: IdParams) {
    await this.broadcasts.delete(id);
    return new MessageResponse('Draft deleted');
  }

  @Post(':id/test')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send it to yourself alone' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 429)
  async test(@Param() { id }: IdParams, @CurrentUser() admin: Principal) {
    await this.broadcasts.test(id, admin);
    return new MessageResponse(`A test is on its way to ${admin.email}.`);
  }

  @Post(':id/send')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send it to everyone who is to get it; refused if it was changed since' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async send(
    @Param() { id }: IdParams,
    @Body() { version }: SendBroadcastRequest,
    @CurrentUser() admin: Principal,
  ) {
    await this.broadcasts.send(id, admin, version);
    return new MessageResponse('Your message is on its way.');
  }
}
