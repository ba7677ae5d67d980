import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BeforeSecondFactor, Public, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { AddPasskeyRequest, PasskeyAnswerRequest, RenamePasskeyRequest } from '../dto/passkey.request.js';
import { OwnPasskeysResponse, PasskeyQuestionResponse } from '../dto/passkey.response.js';
import { IdentityProofRequest } from '../dto/second-factor.request.js';
import { FactorAddedResponse } from '../dto/second-factor.response.js';
import { SessionResponse } from '../dto/session.response.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('passkeys')
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: PasskeySignIn,
    private readonly refreshCookie: RefreshCookie,
  ) {}

  @Get()
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'List your passkeys' })
  @ApiOkResponse({ type: OwnPasskeysResponse })
  async list(@CurrentUser() user: Principal) {
    return new OwnPasskeysResponse(await this.passkeys.list(user));
  }

  @Post('registration')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({ summary: 'Get what the browser needs to make a passkey; 5 minutes' })
  @ApiOkResponse({ type: PasskeyQuestionResponse })
  @FailsWith(400, 403, 409, 429)
  async begin(@Body() { currentPassword }: IdentityProofRequest, @CurrentUser() user: Principal) {
    return new PasskeyQuestionResponse(await this.passkeys.beginToAdd(user, currentPassword));
  }

  @Post()
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({
    summary: 'Add the passkey that the browser has made; the first factor ends all other sessions',
  })
  @ApiCreatedResponse({ type: FactorAddedResponse })
  @FailsWith(400, 409)
  async add(@Body() body: AddPasskeyRequest, @CurrentUser() user: Principal, @FromCaller() caller: Caller) {
    const { challenge, credential, name = '' } = body;
    const recoveryCodes = await this.passkeys.add(user, { challenge, credential, name }, caller);
    return new FactorAddedResponse('Your passkey has been added. You can sign in with it.', recoveryCodes);
  }

  @Put(':id')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Rename a passkey' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async rename(
    @Param() { id }: IdParams,
    @Body() { name }: RenamePasskeyRequest,
    @CurrentUser() user: Principal,
  ) {
    await this.passkeys.rename(user, id, name);
    return new MessageResponse('Your passkey has a new name.');
  }

  @Post(':id/remove')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove a passkey; without another factor, the recovery codes go too' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 403, 404, 409, 429)
  async remove(
    @Param() { id }: IdParams,
    @Body() { currentPassword }: IdentityProofRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    await this.passkeys.remove(user, id, currentPassword, caller);
    return new MessageResponse('Your passkey has been removed. It can no longer be used to sign in.');
  }

  @Post('sign-in')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Get what the browser needs to sign in with a passkey alone; 5 minutes' })
  @ApiOkResponse({ type: PasskeyQuestionResponse })
  @FailsWith(429)
  async beginSignIn(@FromCaller() caller: Caller) {
    return new PasskeyQuestionResponse(await this.signIns.begin(caller));
  }

  @Post('session')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with a passkey alone; sets the refresh cookie' })
  @ApiOkResponse({ type: SessionResponse })
  @FailsWith(400, 401, 403)
  async signIn(
    @Body() { challenge, credential }: PasskeyAnswerRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { user, session } = await this.signIns.signIn(challenge, credential, caller);
    this.refreshCookie.handOver(reply, session);
    return SessionResponse.of(user, session);
  }
}
