import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorator.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { FromCaller } from '../../../platform/http/request.js';
import { ForgotPasswordRequest, ResetPasswordRequest } from '../dto/password.request.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('password')
@Controller('api/password')
export class PasswordController {
  constructor(private readonly resets: PasswordResetService) {}

  @Post('forgot')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for a mail with a reset link; the answer is the same for unknown e-mails' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async forgot(@Body() { email }: ForgotPasswordRequest, @FromCaller() caller: Caller) {
    await this.resets.request(email, caller);
    return new MessageResponse('If this email has an account, a link to reset the password is on its way.');
  }

  @Post('reset')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password with the token of a reset mail; all sessions end' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async reset(@Body() { token, password }: ResetPasswordRequest, @FromCaller() caller: Caller) {
    await this.resets.reset(token, password, caller);
    return new MessageResponse('You can now log in with your new password.');
  }
}
