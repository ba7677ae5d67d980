import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';
import { ROLES, type Role } from './principal.js';

export const ACCESS = 'access';

/** `null` means everybody, signed in or not. */
export type AccessRule = readonly Role[] | null;

/** Open to everybody. Without one of these three decorators a handler stops the boot. */
export const Public = () => applyDecorators(SetMetadata(ACCESS, null), ApiExtension('x-roles', ['public']));

export const SignedIn = () => Roles(...ROLES);

export const Roles = (...roles: Role[]) =>
  applyDecorators(
    SetMetadata(ACCESS, roles),
    ApiBearerAuth(),
    ApiExtension('x-roles', roles),
    ApiResponse({
      status: 401,
      type: ErrorBody,
      description: 'Nobody is signed in, or the session has ended',
    }),
    ...(roles.length < ROLES.length
      ? [ApiResponse({ status: 403, type: ErrorBody, description: `Only for: ${roles.join(', ')}` })]
      : []),
  );
