import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { LinkGoogleRequest } from '../dto/google.request.js';
import { GoogleConfig } from './google.config.js';
import { GoogleLinksService } from './google-links.service.js';
import { requireCredentials } from './require-credentials.js';

@ApiTags('google')
@Controller('api/auth/google/link')
export class GoogleLinksController {
  constructor(
    private readonly links: GoogleLinksService,
    private readonly config: GoogleConfig,
  ) {}

  @Post()
  @SignedIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Link the Google account behind a one-time code to the signed-in account' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 403, 404, 409, 429)
  async link(@Body() body: LinkGoogleRequest, @CurrentUser() user: Principal, @FromCaller() caller: Caller) {
    requireCredentials(this.config);
    await this.links.link(user, body, caller);
    return new MessageResponse('Your Google account is linked.');
  }

  @Delete()
  @SignedIn()
  @ApiOperation({ summary: 'Unlink Google from the signed-in account' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(409)
  async unlink(@CurrentUser() user: Principal, @FromCaller() caller: Caller) {
    await this.links.unlink(user, caller);
    return new MessageResponse('Your Google account is no longer linked.');
  }
}
