/** So many plans wait already that another would wait too long. */
export class GeneratorBusyError extends Error {
  override readonly name = 'GeneratorBusyError';

  /** `retryAfterSeconds`: when it is worth asking again. */
  constructor(readonly retryAfterSeconds: number) {
    super('Too many meal plans are being made.');
  }
}

/** The plan was not made and no one knows why: the worker died, hung or threw. */
export class GeneratorFailedError extends Error {
  override readonly name = 'GeneratorFailedError';
}

/** The caller has gone. */
export class GeneratorAbandonedError extends Error {
  override readonly name = 'GeneratorAbandonedError';
}
