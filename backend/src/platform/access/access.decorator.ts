import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';
import { ROLES, type Role } from './principal.js';

export const ACCESS = 'access';

/** `public`: whoever calls is not looked at. `anybody`: signed in or not, but who is signed in is known. */
export type AccessRule = readonly Role[] | 'public' | 'anybody';

/** Open to everyone. Without one of these four decorators a handler stops the boot. */
export const Public = () =>
  applyDecorators(SetMetadata(ACCESS, 'public'), ApiExtension('x-roles', ['public']));

/** Open to everyone, and answers whoever is signed in with what is theirs. A token that is no longer good is 401. */
export const Anybody = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'anybody'),
    ApiBearerAuth(),
    // A request without a token will do, too.
    ApiSecurity({}),
    ApiExtension('x-roles', ['public']),
    ApiResponse({ status: 401, type: ErrorBody, description: 'The session of the token has ended' }),
  );

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
