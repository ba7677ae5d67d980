import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/access/access.decorator.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { FromCaller } from '../../../platform/http/request.js';
import type { Log } from '../../../platform/logging/log.js';
import { InjectLog } from '../../../platform/logging/logging.module.js';
import { BeginGoogleRequest, GoogleCallbackRequest, GoogleCodeRequest } from '../dto/google.request.js';
import { AnswersSignIn, answerSignIn } from '../dto/sign-in.response.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { GoogleConfig } from './google.config.js';
import { type GoogleRefusal, GoogleService } from './google.service.js';
import { GoogleHandshake } from './google-handshake.js';
import { type GoogleAttempt, GoogleState } from './google-state.js';
import { requireCredentials } from './require-credentials.js';

@ApiTags('google')
@Controller('api/auth/google')
export class GoogleController {
  constructor(
    private readonly google: GoogleService,
    private readonly handshake: GoogleHandshake,
    private readonly state: GoogleState,
    private readonly config: GoogleConfig,
    private readonly app: AppConfig,
    private readonly refreshCookie: RefreshCookie,
    @InjectLog() private readonly log: Log,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Redirect to Google, to sign in or to link an account (`link=1`)' })
  @ApiFoundResponse({ description: 'Redirect to Google' })
  @FailsWith(400, 404)
  async begin(@Query() { link, page = '/' }: BeginGoogleRequest, @Res() reply: FastifyReply) {
    requireCredentials(this.config);
    const attempt = this.state.begin(
      link === '1'
        ? { intent: 'link', page: pages.linkGoogle }
        : { intent: 'sign-in', page: this.app.isOwnPage(page) ? page : '/' },
    );
    const result = await this.handshake.run({ query: {}, attempt });
    if (result.outcome !== 'redirect') return this.refuse(reply, attempt, 'google_failed');
    this.state.write(reply, attempt);
    return reply.redirect(result.location, 302);
  }

  @Get('callback')
  @Public()
  @ApiOperation({ summary: 'Return from Google; redirects to the pages with a one-time code or an error' })
  @ApiFoundResponse({ description: 'Redirect to the pages' })
  @FailsWith(400, 404)
  async callback(
    @Query() query: GoogleCallbackRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    requireCredentials(this.config);
    const attempt = this.state.take(request, reply);
    const result =
      attempt && (query.code || query.error)
        ? await this.handshake.run({ query: { ...query }, attempt })
        : null;
    if (!attempt || result?.outcome !== 'profile') {
      const reason =
        result?.outcome === 'refused'
          ? String((result.reason as Error)?.message ?? result.reason)
          : 'no attempt';
      this.log.warn({ requestId: request.caller.requestId, reason }, 'google sign-in refused');
      return this.refuse(reply, attempt, 'google_failed');
    }
    const arrival = await this.google.arrive(result.profile, attempt);
    if ('refusal' in arrival) return this.refuse(reply, attempt, arrival.refusal);
    const name = attempt.intent === 'link' ? 'code' : 'token';
    return this.backTo(reply, attempt.page, { [name]: arrival.code });
  }

  @Post('exchange')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Exchange a one-time code for a session, in the browser where sign-in started' })
  @AnswersSignIn()
  @FailsWith(400, 401, 403, 404)
  async exchange(
    @Body() { token, browser }: GoogleCodeRequest,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    requireCredentials(this.config);
    return answerSignIn(await this.google.exchange(token, browser, caller), reply, this.refreshCookie);
  }

  /** Users who wanted to link stay signed in. Others can try again and get to the same page. */
  private refuse(reply: FastifyReply, attempt: GoogleAttempt | null, error: GoogleRefusal) {
    if (attempt?.intent === 'link') return this.backTo(reply, attempt.page, { error });
    const isElsewhere = attempt !== null && attempt.page !== '/';
    return this.backTo(reply, pages.login, { error, ...(isElsewhere && { redirectTo: attempt.page }) });
  }

  private backTo(reply: FastifyReply, path: string, query: Record<string, string>) {
    const url = new URL(this.app.linkTo(path));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 302);
  }
}
