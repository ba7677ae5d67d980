export interface AppErrorOptions {
  /** Lists what is wrong with each field of the request. */
  fields?: Record<string, string[]>;
  /** Machine-readable details that a client can act on. */
  details?: unknown;
  retryAfterSeconds?: number;
}

/** An expected failure with a stable code, a status, and a text for people. */
export abstract class AppError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  readonly fields?: Record<string, string[]>;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;

  constructor(message: string, options: AppErrorOptions = {}) {
    super(message);
    this.name = new.target.name;
    Object.assign(this, options);
  }
}

export class InvalidInputError extends AppError {
  readonly code = 'invalid_input';
  readonly status = 400;

  constructor(fields: Record<string, string[]>) {
    const texts = [...new Set(Object.values(fields).flat())];
    const [only = 'The request is not valid.'] = texts;
    super(texts.length > 1 ? texts.map(withoutStop).join('. ').replaceAll('?. ', '? ') : only, { fields });
  }
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

export class MalformedRequestError extends AppError {
  readonly code = 'malformed_request';
  readonly status = 400;

  constructor(message = 'The request could not be read.') {
    super(message);
  }
}

export class NotSignedInError extends AppError {
  readonly code = 'not_signed_in';
  readonly status = 401;

  constructor(message = 'Session expired. Please login again.') {
    super(message);
  }
}

export class SecondFactorNeededError extends AppError {
  readonly code = 'second_factor_needed';
  readonly status = 403;

  constructor() {
    super(
      'This site asks admins for a second step when they sign in. Please set one up in your security settings.',
    );
  }
}

export class ForbiddenError extends AppError {
  readonly code = 'forbidden';
  readonly status = 403;

  constructor(message = 'Your role does not allow this.') {
    super(message);
  }
}

/** Requests for rows of other users get this answer, too, so that nobody learns whether they exist. */
export class NotFoundError extends AppError {
  readonly code = 'not_found';
  readonly status = 404;

  constructor(message = 'This does not exist or is not yours to see.') {
    super(message);
  }
}

export class TooManyRequestsError extends AppError {
  readonly code = 'too_many_requests';
  readonly status = 429;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`, { retryAfterSeconds });
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

export class ServiceUnavailableError extends AppError {
  readonly code = 'unavailable';
  readonly status = 503;

  constructor(retryAfterSeconds = 5) {
    super('The service is busy or restarting. Please try again in a moment.', { retryAfterSeconds });
  }
}
