import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { CurrentUser } from '../../platform/http/request.js';
import { AcceptInvitationRequest, InvitationTokenRequest } from './dto/invitation.request.js';
import {
  AcceptedInvitationResponse,
  LinkedInvitationResponse,
  VerifiedInvitationResponse,
} from './dto/invitation.response.js';
import { InvitationAcceptanceService } from './invitation-acceptance.service.js';

@ApiTags('invitations')
@Controller('api/invitations')
export class InvitationAcceptanceController {
  constructor(private readonly acceptance: InvitationAcceptanceService) {}

  @Get('verify/:token')
  @Public()
  @ApiOperation({ summary: 'Get the recipient and the sender of an invitation' })
  @ApiOkResponse({ type: VerifiedInvitationResponse })
  @FailsWith(400, 404, 410)
  async verify(@Param() { token }: InvitationTokenRequest) {
    return new VerifiedInvitationResponse(await this.acceptance.verify(token));
  }

  @Post('accept')
  @Public()
  @ApiOperation({ summary: 'Accept an invitation with a new account' })
  @ApiCreatedResponse({ type: AcceptedInvitationResponse })
  @FailsWith(400, 404, 409, 410)
  async accept(@Body() { token, password, name, firstName, lastName }: AcceptInvitationRequest) {
    const fullName = name ?? [firstName, lastName].filter(Boolean).join(' ');
    return new AcceptedInvitationResponse(
      await this.acceptance.acceptWithNewAccount(token, password, fullName),
    );
  }

  @Post('link')
  @Roles('customer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept an invitation with the signed-in account' })
  @ApiOkResponse({ type: LinkedInvitationResponse })
  @FailsWith(400, 404, 409, 410)
  async link(@Body() { token }: InvitationTokenRequest, @CurrentUser() customer: Principal) {
    return new LinkedInvitationResponse(await this.acceptance.acceptSignedIn(token, customer.userId));
  }
}
