import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../errors/app-error.js';
import { isMagic } from './json-body.js';
import { unknownNames } from './unknown-names.js';

/**
 * Refuses a body or query that the handler does not declare. The validation pipe checks declared ones property by
 * property, and this guard covers the handlers that declare nothing.
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

/** Most requests send neither, and the declarations of the handler need not be looked up for them. */
const isNothing = (input: unknown) => Object.keys(input ?? {}).length === 0;

/** Only queries are checked here, because json-body.ts already refuses such names in bodies. */
function refuseMagic(query: unknown): void {
  const names = Object.keys(query ?? {}).filter(isMagic);
  if (names.length > 0) throw new InvalidInputError(unknownNames(names));
}

function refuseAll(input: unknown): void {
  const names = Object.keys(input ?? {});
  if (names.length > 0) throw new InvalidInputError(unknownNames(names));
}
