import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';

const MEANINGS: Record<number, string> = {
  400: 'Invalid input; `fields` names each problem',
  401: 'Not signed in, or the credentials are wrong',
  403: 'Not allowed',
  404: 'Does not exist, or you may not see it',
  409: 'Conflicts with the current state',
  410: 'No longer valid',
  422: 'Understood, but cannot be met; see `details`',
  429: 'Too many requests; see Retry-After',
};

/** Documents the failures of an operation, which all have the same body. */
export const FailsWith = (...statuses: number[]) =>
  applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, type: ErrorBody, description: MEANINGS[status] })),
  );
