import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../errors/app-error.js';
import { isMagic } from './json-body.js';
import { unknownNames } from './unknown-names.js';

/**
 * Refuses a body or query that the handler does not declare. What it declares is checked, property by
 * property, by the validation pipe; this covers the handlers that declare nothing.
 */
@Injectable()
export class StrictInputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isNothing(request.query) && isNothing(request.body)) return true;
    const declared = Object.keys(
      Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ?? {},
    );
    const declares = (type: RouteParamtypes) => declared.some((key) => key.startsWith(`${type}:`));
    refuseMagic(request.query);
    if (!declares(RouteParamtypes.QUERY)) refuseAll(request.query);
    if (!declares(RouteParamtypes.BODY)) refuseAll(request.body);
    return true;
  }
}

/** So it is with most requests, and then no one needs to look up what the handler declares. */
const isNothing = (input: unknown) => Object.keys(input ?? {}).length === 0;

/** The body's never come this far, see json-body.ts. */
function refuseMagic(query: unknown): void {
  const names = Object.keys(query ?? {}).filter(isMagic);
  if (names.length > 0) throw new InvalidInputError(unknownNames(names));
}

function refuseAll(input: unknown): void {
  const names = Object.keys(input ?? {});
  if (names.length > 0) throw new InvalidInputError(unknownNames(names));
}
