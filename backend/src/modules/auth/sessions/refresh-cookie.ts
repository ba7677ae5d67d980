import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../../platform/config/app.config.js';
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.js';
import { ForeignOriginError } from '../auth.errors.js';
import { STAYS_SIGNED_IN_MS } from './refresh-token.entity.js';
import type { BegunSession } from './sessions.service.js';

/**
 * The only cookie that the API accepts. It refreshes and signs out, for our own pages and for clients without a page.
 */
@Injectable()
export class RefreshCookie {
  private readonly cookie;
  private readonly ownOrigins: string[];

  constructor(config: AppConfig) {
    const secure = config.isProduction;
    this.cookie = {
      name: 'refreshToken',
      prefix: '__Secure-',
      path: '/api/auth',
      sameSite: 'strict',
      secure,
    } as const;
    this.ownOrigins = ownOrigins(config);
  }

  read(request: FastifyRequest): string | null {
    const token = readCookie(request, this.cookie);
    const { origin } = request.headers;
    if (token !== null && origin !== undefined && !this.ownOrigins.includes(origin))
      throw new ForeignOriginError();
    return token;
  }

  write(reply: FastifyReply, refreshToken: string): void {
    setCookie(reply, { ...this.cookie, value: refreshToken, maxAgeMs: STAYS_SIGNED_IN_MS });
  }

  clear(reply: FastifyReply): void {
    clearCookie(reply, this.cookie);
  }

  /** Writes the cookies that accompany the response when a session begins. */
  handOver(reply: FastifyReply, session: BegunSession): void {
    this.write(reply, session.refreshToken);
    reply.header('X-Device-Token', session.deviceToken);
  }
}

/** On a developer's own machine, pages are opened as localhost and as 127.0.0.1. */
export function ownOrigins({ APP_URL, isProduction }: AppConfig): string[] {
  const { origin, protocol, port } = new URL(APP_URL);
  if (isProduction) return [origin];
  const names = ['localhost', '127.0.0.1'].map((name) => new URL(`${protocol}//${name}:${port}`).origin);
  return [origin, ...names];
}
