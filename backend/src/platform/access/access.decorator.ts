import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';
import { ROLES, type Role } from './principal.js';

export const ACCESS = 'access';

/**
 * `public` handlers ignore who calls. `anybody` handlers also serve visitors, but know the user if one is signed in.
 */
export type AccessRule = readonly Role[] | 'public' | 'anybody';

/** Opens a handler to everyone. Without one of these four decorators a handler stops the boot. */
export const Public = () =>
  applyDecorators(SetMetadata(ACCESS, 'public'), ApiExtension('x-roles', ['public']));

/**
 * Opens a handler to everyone. A signed-in caller also gets their own data, and an invalid token is refused with 401.
 */
export const Anybody = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'anybody'),
    ApiBearerAuth(),
    // The empty requirement tells the API document that a token is optional.
    ApiSecurity({}),
    ApiExtension('x-roles', ['public']),
    ApiResponse({ status: 401, type: ErrorBody, description: 'The session of the token has ended' }),
  );

export const BEFORE_SECOND_FACTOR = 'before-second-factor';

/** Lets users in who must add a second factor first: they need this to add one, and to sign out. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);

export const SignedIn = () => Roles(...ROLES);

export const Roles = (...roles: Role[]) =>
  applyDecorators(
    SetMetadata(ACCESS, roles),
    ApiBearerAuth(),
    ApiExtension('x-roles', roles),
    ApiResponse({
      status: 401,
      type: ErrorBody,
      description: 'Not signed in, or the session has ended',
    }),
    ...(roles.length < ROLES.length
      ? [
          ApiResponse({
            status: 403,
            type: ErrorBody,
            description: `Only for these roles: ${roles.join(', ')}`,
          }),
        ]
      : []),
  );
