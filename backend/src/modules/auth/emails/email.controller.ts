import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { EmailLinkRequest } from '../dto/email-change.request.js';
import { NewEmailResponse } from '../dto/email-change.response.js';
import { EmailChangesService } from './email-changes.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';

@ApiTags('profile')
@Controller('api')
export class EmailController {
  constructor(
    private readonly changes: EmailChangesService,
    private readonly confirmations: EmailConfirmationService,
  ) {}

  @Post('profile/new-email/resend')
  @SignedIn()
  @HttpCode(200)
  @ApiOperation({ summary: 'Send the link to your new email again; earlier links stop working' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(404, 429)
  async resend(@CurrentUser() user: Principal) {
    return new MessageResponse(`We have sent a new link to ${await this.changes.resend(user)}.`);
  }

  @Delete('profile/new-email')
  @SignedIn()
  @ApiOperation({ summary: 'Keep your email and forget the new one' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(404)
  async cancel(@CurrentUser() user: Principal, @FromCaller() caller: Caller) {
    await this.changes.cancel(user, caller);
    return new MessageResponse('Your email stays as it is.');
  }

  @Get('email/verify/:token')
  @Public()
  @ApiOperation({ summary: 'Check whether a link to a new email still works; checking does not use it up' })
  @ApiOkResponse({ type: NewEmailResponse })
  @FailsWith(400, 429)
  async verify(@Param() { token }: EmailLinkRequest, @FromCaller() caller: Caller) {
    return new NewEmailResponse(await this.confirmations.verify(token, caller));
  }

  @Post('email/confirm')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change the email of an account with the token that was mailed to it; ends its other sessions',
  })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async confirm(@Body() { token }: EmailLinkRequest, @FromCaller() caller: Caller) {
    await this.confirmations.confirm(token, caller);
    return new MessageResponse('Your email has been changed. Use it the next time you sign in.');
  }
}
