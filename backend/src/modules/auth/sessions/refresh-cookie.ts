import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { clearCookie, readCookie, setCookie } from '../../../platform/http/cookies.js';
import { ForeignOriginError } from '../auth.errors.js';
import type { BegunSession } from './sessions.service.js';

/** The only cookie that the API takes: for refreshing and signing out, from our own pages or no page at all. */
@Injectable()
export class RefreshCookie {
  private readonly cookie;
  private readonly ownOrigin: string;

  constructor(config: AppConfig) {
    const secure = config.isProduction;
    this.cookie = {
      name: 'refreshToken',
      prefix: '__Secure-',
      path: '/api/auth',
      sameSite: 'Strict',
      secure,
    } as const;
    this.ownOrigin = new URL(config.APP_URL).origin;
  }

  read(request: FastifyRequest): string | null {
    const token = readCookie(request, this.cookie);
    const { origin } = request.headers;
    if (token !== null && origin !== undefined && origin !== this.ownOrigin) throw new ForeignOriginError();
    return token;
  }

  write(reply: FastifyReply, refreshToken: string): void {
    setCookie(reply, { ...this.cookie, value: refreshToken, maxAgeMs: days(30) });
  }

  clear(reply: FastifyReply): void {
    clearCookie(reply, this.cookie);
  }

  /** What goes beside the body when a session begins. */
  handOver(reply: FastifyReply, session: BegunSession): void {
    this.write(reply, session.refreshToken);
    reply.header('X-Device-Token', session.deviceToken);
  }
}
