import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Caller } from '../../platform/http/caller.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../platform/http/request.js';
import { SendInvitationRequest } from './dto/invitation.request.js';
import {
  InvitationResponse,
  InvitationsResponse,
  SentInvitationResponse,
} from './dto/invitation.response.js';
import type { Invitation } from './invitation.entity.js';
import { InvitationTokens } from './invitation-tokens.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('invitations')
@Controller('api/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly tokens: InvitationTokens,
    private readonly clock: Clock,
  ) {}

  @Post('send')
  @Roles('trainer')
  @ApiOperation({ summary: 'Invite a customer by email; inviting the same address again resends the email' })
  @ApiCreatedResponse({ type: SentInvitationResponse })
  @FailsWith(400, 409, 429)
  async send(
    @Body() { customerEmail, message }: SendInvitationRequest,
    @CurrentUser() { userId }: Principal,
    @FromCaller() caller: Caller,
  ) {
    const invitation = await this.invitations.send(userId, customerEmail, message || null, caller);
    return new SentInvitationResponse(this.present(invitation));
  }

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: "List the trainer's 200 newest invitations, newest first" })
  @ApiOkResponse({ type: InvitationsResponse })
  async list(@CurrentUser() trainer: Principal) {
    const invitations = await this.invitations.list(trainer.userId);
    return new InvitationsResponse(invitations.map((invitation) => this.present(invitation)));
  }

  @Post('resend/:id')
  @Roles('trainer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Resend an invitation and keep it open for another week' })
  @ApiOkResponse({ type: SentInvitationResponse })
  @FailsWith(400, 404, 409, 429)
  async sendAgain(
    @Param() { id }: IdParams,
    @CurrentUser() { userId }: Principal,
    @FromCaller() caller: Caller,
  ) {
    return new SentInvitationResponse(this.present(await this.invitations.sendAgain(id, userId, caller)));
  }

  @Delete(':id')
  @Roles('trainer')
  @ApiOperation({ summary: 'Withdraw an invitation that was not accepted; its link stops working' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async withdraw(@Param() { id }: IdParams, @CurrentUser() trainer: Principal) {
    const email = await this.invitations.withdraw(id, trainer.userId);
    return new MessageResponse(`The invitation to ${email} has been withdrawn.`);
  }

  private present(invitation: Invitation): InvitationResponse {
    const link = { token: this.tokens.tokenOf(invitation), url: this.tokens.urlOf(invitation) };
    return new InvitationResponse(invitation, this.clock.now(), link);
  }
}
