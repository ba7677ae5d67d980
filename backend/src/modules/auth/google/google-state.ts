import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { after, Clock, minutes } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.js';
import { Keys, randomToken } from '../../../platform/keys/keys.js';
import { equalsInConstantTime } from '../../../platform/keys/timing-safe-equal.js';

/** The state that a browser carries from leaving for Google until it comes back. */
export interface GoogleAttempt {
  intent: 'sign-in' | 'link';
  /** The page to which the browser returns. */
  page: string;
  state: string;
  /** The PKCE verifier, which the strategy generates. */
  verifier: string;
  /** A secret that only this browser has. The one-time code is bound to it. */
  browser: string;
  expiresAt: number;
}

const LIFETIME_MS = minutes(10);

/** Keeps state and PKCE verifier in a signed cookie, so that no copy of the backend has to remember them. */
@Injectable()
export class GoogleState {
  private readonly stateCookie;
  private readonly browserCookie;

  constructor(
    private readonly keys: Keys,
    private readonly clock: Clock,
    { isProduction: secure }: AppConfig,
  ) {
    this.stateCookie = {
      name: 'googleSignIn',
      prefix: '__Secure-',
      path: '/api/auth/google',
      sameSite: 'lax',
      secure,
    } as const;
    this.browserCookie = {
      name: 'oauthBrowser',
      prefix: '__Host-',
      path: '/',
      sameSite: 'lax',
      secure,
    } as const;
  }

  begin({ intent, page }: Pick<GoogleAttempt, 'intent' | 'page'>): GoogleAttempt {
    return {
      intent,
      page,
      state: randomToken(),
      verifier: '',
      browser: randomToken(),
      expiresAt: after(this.clock.now(), LIFETIME_MS).getTime(),
    };
  }

  write(reply: FastifyReply, attempt: GoogleAttempt): void {
    const body = Buffer.from(JSON.stringify(attempt)).toString('base64url');
    setCookie(reply, {
      ...this.stateCookie,
      value: `${body}.${this.signatureOf(body)}`,
      maxAgeMs: LIFETIME_MS,
    });
    setCookie(reply, { ...this.browserCookie, value: attempt.browser, maxAgeMs: LIFETIME_MS });
  }

  /** Clears the cookie with the response, so that it is used only once. */
  take(request: FastifyRequest, reply: FastifyReply): GoogleAttempt | null {
    const [body, signature] = readCookie(request, this.stateCookie)?.split('.') ?? [];
    clearCookie(reply, this.stateCookie);
    if (!body || !signature || !equalsInConstantTime(signature, this.signatureOf(body))) return null;
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString()) as GoogleAttempt;
    return attempt.expiresAt > this.clock.now().getTime() ? attempt : null;
  }

  private signatureOf(body: string): string {
    return this.keys.mac('google-state', body).toString('base64url');
  }
}
