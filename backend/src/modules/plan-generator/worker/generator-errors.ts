/** So many requests are waiting that another one would wait too long. */
export class GeneratorBusyError extends Error {
  override readonly name = 'GeneratorBusyError';

  /** `retryAfterSeconds` says when it is worth trying again. */
  constructor(readonly retryAfterSeconds: number) {
    super('Too many meal plans are being made.');
  }
}

/** The plan was not made for an unknown reason: the worker died, hung, or threw. */
export class GeneratorFailedError extends Error {
  override readonly name = 'GeneratorFailedError';
}

/** The caller has disconnected. */
export class GeneratorAbandonedError extends Error {
  override readonly name = 'GeneratorAbandonedError';
}
