import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ForbiddenError, NotSignedInError, SecondFactorNeededError } from '../errors/app-error.js';
import { bearerOf } from '../http/bearer.js';
import { ACCESS, type AccessRule, BEFORE_SECOND_FACTOR } from './access.decorator.js';
import { Authenticator } from './authenticator.js';

/** Denies by default: a handler without a rule is refused, and `assert-access-rules.ts` already stops the boot. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS, context.getHandler());
    if (rule === 'public') return true;
    if (rule === undefined) throw new ForbiddenError();

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerOf(request);
    if (!token && rule === 'anybody') return true;
    if (!token) throw new NotSignedInError();
    const isPageView = request.headers['x-page-view'] === '1';
    const principal = await this.authenticator.authenticate(token, request.caller, isPageView);
    if (!principal) throw new NotSignedInError();
    if (rule !== 'anybody' && !rule.includes(principal.role)) {
      await this.authenticator.noteRefusal(
        principal,
        request.caller,
        `${request.method} ${request.routeOptions.url}`,
      );
      throw new ForbiddenError();
    }
    const isBefore = this.reflector.get<true | undefined>(BEFORE_SECOND_FACTOR, context.getHandler());
    if (principal.mustAddSecondFactor && !isBefore) throw new SecondFactorNeededError();
    request.principal = principal;
    return true;
  }
}
