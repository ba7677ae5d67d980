import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { after, Clock, minutes } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.js';
import { Keys, randomToken } from '../../../platform/keys/keys.js';
import { sameText } from '../../../platform/keys/same-text.js';

/** What a browser carries between leaving for Google and coming back. */
export interface GoogleAttempt {
  intent: 'sign-in' | 'link';
  state: string;
  /** PKCE; the strategy makes it. */
  verifier: string;
  /** Known to this browser alone; the one-time code is bound to it. */
  browser: string;
  expiresAt: number;
}

const LIFETIME_MS = minutes(10);

/** State and PKCE verifier in a signed cookie: no copy of the backend has to remember anything. */
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

  begin(intent: GoogleAttempt['intent']): GoogleAttempt {
    return {
      intent,
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

  /** Used once: the cookie goes with the answer. */
  take(request: FastifyRequest, reply: FastifyReply): GoogleAttempt | null {
    const [body, signature] = readCookie(request, this.stateCookie)?.split('.') ?? [];
    clearCookie(reply, this.stateCookie);
    if (!body || !signature || !sameText(signature, this.signatureOf(body))) return null;
    const attempt = JSON.parse(Buffer.from(body, 'base64url').toString()) as GoogleAttempt;
    return attempt.expiresAt > this.clock.now().getTime() ? attempt : null;
  }

  private signatureOf(body: string): string {
    return this.keys.mac('google-state', body).toString('base64url');
  }
}
