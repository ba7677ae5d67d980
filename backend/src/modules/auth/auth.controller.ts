import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BeforeSecondFactor, Public, SignedIn } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { bearerOf } from '../../platform/http/bearer.js';
import type { Caller } from '../../platform/http/caller.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../platform/http/request.js';
import { RegistrationService } from './accounts/registration.service.js';
import { SessionEndedError } from './auth.errors.js';
import { OwnSessionsResponse } from './dto/own-sessions.response.js';
import { RegisterRequest } from './dto/register.request.js';
import { RefreshedResponse, SessionResponse } from './dto/session.response.js';
import { SignInRequest } from './dto/sign-in.request.js';
import { AnswersSignIn, answerSignIn } from './dto/sign-in.response.js';
import { MeResponse } from './dto/user.response.js';
import { RefreshCookie } from './sessions/refresh-cookie.js';
import { SessionRefreshService } from './sessions/session-refresh.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInService } from './sessions/sign-in.service.js';

const DEVICE_HEADER = {
  name: 'X-Device-Token',
  required: false,
  description: 'From an earlier sign-in on this device',
};

@ApiTags('sessions')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIns: SignInService,
    private readonly registrations: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly refreshing: SessionRefreshService,
    private readonly refreshCookie: RefreshCookie,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  @ApiHeader(DEVICE_HEADER)
  @ApiOperation({
    summary: 'Sign in; sets the refresh cookie, or answers with a challenge for the second factor',
  })
  @AnswersSignIn()
  @FailsWith(400, 401, 403, 429)
  async signIn(
    @Body() { email, password }: SignInRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerSignIn(await this.signIns.signIn(email, password, caller), reply, this.refreshCookie);
  }

  @Post('register')
  @Public()
  @ApiHeader(DEVICE_HEADER)
  @ApiOperation({ summary: 'Create a customer or trainer account; sets the refresh cookie' })
  @ApiCreatedResponse({ type: SessionResponse })
  @FailsWith(400, 409, 429)
  async register(
    @Body() body: RegisterRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { email, password, role = 'customer', name } = body;
    const { user, session } = await this.registrations.register({ email, password, role, name }, caller);
    this.refreshCookie.handOver(reply, session);
    return SessionResponse.of(user, session);
  }

  @Post('refresh_token')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Exchange the refresh cookie for a new access token and a new cookie' })
  @ApiOkResponse({ type: RefreshedResponse })
  @FailsWith(401, 403)
  async refresh(
    @Req() request: FastifyRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const refreshToken = this.refreshCookie.read(request);
    if (!refreshToken) throw new SessionEndedError();
    const tokens = await this.refreshing.refresh(refreshToken, caller);
    this.refreshCookie.write(reply, tokens.refreshToken);
    return RefreshedResponse.of(tokens);
  }

  /** The route is public, because signing out must also work with an expired access token. */
  @Post('logout')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'End the session of the access token and of the refresh cookie' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(403)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.signOut(bearerOf(request), this.refreshCookie.read(request));
    this.refreshCookie.clear(reply);
    return new MessageResponse('You have been signed out.');
  }

  @Get('me')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Get the signed-in user' })
  @ApiHeader({ name: 'X-Page-View', required: false, description: '1 counts a page view' })
  @ApiOkResponse({ type: MeResponse })
  me(@CurrentUser() user: Principal) {
    return new MeResponse(user);
  }

  @Get('sessions')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'List the devices you are signed in on' })
  @ApiOkResponse({ type: OwnSessionsResponse })
  async ownSessions(@CurrentUser() { userId, sessionId }: Principal) {
    return new OwnSessionsResponse(await this.sessions.list(userId), sessionId);
  }

  @Delete('sessions/:id')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'Sign out one of your other devices' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async endOwnSession(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    await this.sessions.endOwn(id, userId);
    return new MessageResponse('That device has been signed out.');
  }
}
