import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.js';
import { NotSignedInError } from '../errors/app-error.js';
import type { Caller } from './caller.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    principal: Principal | null;
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

/** Injects the caller: address, request ID, and device. */
export const FromCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).caller,
);

/** Injects the signed-in user, for handlers that require one. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { principal } = requestOf(context);
  if (!principal) throw new NotSignedInError();
  return principal;
});

/** Injects the signed-in user or null, for handlers that answer everyone. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).principal,
);
