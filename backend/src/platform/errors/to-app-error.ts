import { HttpException } from '@nestjs/common';
import { databaseIsUnavailable } from '../database/unavailable.js';
import {
  AppError,
  ForbiddenError,
  MalformedRequestError,
  NotFoundError,
  NotSignedInError,
  ServiceUnavailableError,
} from './app-error.js';

class RequestRefusedError extends AppError {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

class UnexpectedError extends AppError {
  readonly code = 'unexpected';
  readonly status = 500;

  constructor() {
    super('Something went wrong on our side. It has been noted.');
  }
}

/** Turns every failure into one of our own errors, so that no text of a library reaches the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (databaseIsUnavailable(error)) return new ServiceUnavailableError();
  switch (statusOf(error)) {
    case 400:
      return new MalformedRequestError();
    case 401:
      return new NotSignedInError();
    case 403:
      return new ForbiddenError();
    case 404:
      return new NotFoundError('There is nothing at this address.');
    case 405:
      return new RequestRefusedError(405, 'method_not_allowed', 'This address does not support that method.');
    case 408:
      return new RequestRefusedError(408, 'timeout', 'The request took too long to arrive.');
    case 413:
      return new RequestRefusedError(413, 'too_large', 'The request is too large.');
    case 414:
      return new RequestRefusedError(414, 'address_too_long', 'The address is too long.');
    case 415:
      return new RequestRefusedError(
        415,
        'unsupported_media_type',
        'Send JSON with content type application/json.',
      );
    case 431:
      return new RequestRefusedError(431, 'headers_too_large', 'The headers are too large.');
    case 503:
      return new ServiceUnavailableError();
    default:
      return new UnexpectedError();
  }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
