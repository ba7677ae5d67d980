import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BeforeSecondFactor, Public, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { PasskeyOptionsResponse } from '../dto/passkey.response.js';
import {
  AppCodeRequest,
  ChallengeRequest,
  IdentityProofRequest,
  SecondFactorRequest,
} from '../dto/second-factor.request.js';
import {
  AppSetupResponse,
  FactorAddedResponse,
  RecoveryCodesResponse,
  SecondFactorStateResponse,
} from '../dto/second-factor.response.js';
import { SessionResponse } from '../dto/session.response.js';
import { ProofOfIdentity } from '../passwords/proof-of-identity.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { AuthenticatorAppsService } from './authenticator-apps.service.js';
import { PasskeySecondStep } from './passkey-second-step.service.js';
import { SecondFactorConfig } from './second-factor.config.js';
import { SecondFactorSignIn } from './second-factor-sign-in.service.js';
import { SecondFactorsService } from './second-factors.service.js';

@ApiTags('second factor')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly signIns: SecondFactorSignIn,
    private readonly passkeys: PasskeySecondStep,
    private readonly factors: SecondFactorsService,
    private readonly apps: AuthenticatorAppsService,
    private readonly proof: ProofOfIdentity,
    private readonly config: SecondFactorConfig,
    private readonly refreshCookie: RefreshCookie,
  ) {}

  @Post()
  @Public()
  @HttpCode(200)
  @ApiHeader({
    name: 'X-Device-Token',
    required: false,
    description: 'From an earlier sign-in on this device',
  })
  @ApiOperation({ summary: 'Finish a sign-in that answered `second_factor`; sets the refresh cookie' })
  @ApiOkResponse({ type: SessionResponse })
  @FailsWith(400, 401, 429)
  async signIn(
    @Body() { challenge, ...answer }: SecondFactorRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { user, session } = await this.answer(challenge, answer, caller);
    this.refreshCookie.handOver(reply, session);
    return SessionResponse.of(user, session);
  }

  private answer(
    challenge: string,
    { code, recoveryCode, passkey }: Omit<SecondFactorRequest, 'challenge'>,
    caller: Caller,
  ) {
    if (code) return this.signIns.withCode(challenge, code, caller);
    if (recoveryCode) return this.signIns.withRecoveryCode(challenge, recoveryCode, caller);
    if (passkey) return this.passkeys.signIn(challenge, passkey, caller);
    throw new InvalidInputError({ code: ['Code is required'] });
  }

  @Post('passkey')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Get what the browser needs to answer with a passkey' })
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  @FailsWith(400, 401, 429)
  async askForPasskey(@Body() { challenge }: ChallengeRequest, @FromCaller() caller: Caller) {
    return new PasskeyOptionsResponse(await this.passkeys.begin(challenge, caller));
  }

  @Get()
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Get which second factors your account has' })
  @ApiOkResponse({ type: SecondFactorStateResponse })
  async show(@CurrentUser() user: Principal) {
    const app = await this.apps.findInUse(user);
    return new SecondFactorStateResponse({
      appSince: app?.confirmedAt ?? null,
      recoveryCodesLeft: await this.factors.countRecoveryCodes(user),
      isRequired: this.config.isRequiredOf(user.role),
      confirmBy: this.proof.kindFor(user),
    });
  }

  @Post('app')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to set up an app that shows one-time codes; confirm it with a code' })
  @ApiOkResponse({ type: AppSetupResponse })
  @FailsWith(400, 403, 429)
  async beginApp(@Body() { currentPassword }: IdentityProofRequest, @CurrentUser() user: Principal) {
    return new AppSetupResponse(await this.apps.begin(user, currentPassword));
  }

  @Get('app')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Get the setup that this session has begun in the last 15 minutes' })
  @ApiOkResponse({ type: AppSetupResponse })
  @FailsWith(404)
  async showSetup(@CurrentUser() user: Principal) {
    return new AppSetupResponse(await this.apps.findSetup(user));
  }

  @Post('app/confirm')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm the app with a code that it shows; the first factor ends all other sessions',
  })
  @ApiOkResponse({ type: FactorAddedResponse })
  @FailsWith(400, 409, 429)
  async confirmApp(
    @Body() { code }: AppCodeRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    const recoveryCodes = await this.apps.confirm(user, code, caller);
    return new FactorAddedResponse('From now on, signing in takes a code from your app.', recoveryCodes);
  }

  @Post('app/remove')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove the app; without another factor, the recovery codes go too' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 403, 404, 409, 429)
  async removeApp(
    @Body() { currentPassword }: IdentityProofRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    await this.apps.remove(user, currentPassword, caller);
    return new MessageResponse('Your app has been removed. Signing in no longer takes a code.');
  }

  @Post('recovery-codes')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOperation({ summary: 'Make ten new recovery codes, shown this once; earlier ones stop working' })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @FailsWith(400, 403, 409, 429)
  async renewRecoveryCodes(
    @Body() { currentPassword }: IdentityProofRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    return new RecoveryCodesResponse(await this.factors.renewRecoveryCodes(user, currentPassword, caller));
  }
}
