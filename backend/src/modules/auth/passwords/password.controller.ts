import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/access/access.decorator.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { FromCaller } from '../../../platform/http/request.js';
import { ForgotPasswordRequest, ResetPasswordRequest, ResetTokenRequest } from '../dto/password.request.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('password')
@Controller('api/password')
export class PasswordController {
  constructor(private readonly resets: PasswordResetService) {}

  @Post('forgot')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Request an email with a reset link; the response is the same for unknown addresses',
  })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async forgot(@Body() { email }: ForgotPasswordRequest, @FromCaller() caller: Caller) {
    await this.resets.request(email, caller);
    return new MessageResponse(
      'If there is an account with this email, we have sent a link to reset its password.',
    );
  }

  @Get('verify/:token')
  @Public()
  @ApiOperation({ summary: 'Check whether a reset link still works; checking does not use it up' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async verify(@Param() { token }: ResetTokenRequest, @FromCaller() caller: Caller) {
    await this.resets.verify(token, caller);
    return new MessageResponse('This link works.');
  }

  @Post('reset')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Set a new password with the token of a reset email; ends all sessions' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async reset(
    @Body() { token, password }: ResetPasswordRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const device = await this.resets.reset(token, password, caller);
    reply.header('X-Device-Token', device.token);
    return new MessageResponse('You can now log in with your new password.');
  }
}
