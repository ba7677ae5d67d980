const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]);

/** Classes of SQLSTATE that say the server is not there, is starting or stopping, or has no room. */
const UNAVAILABLE_STATES = /^(08|57P0|53)/;

/** Lock and statement timeouts, serialisation failures: the same request may well succeed in a moment. */
const BUSY_STATES = new Set(['55P03', '57014', '40001', '40P01']);

const POOL_TEXTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'the database system is',
];

/** Whether a failure means "the database cannot answer now" and not "the program is wrong". */
export function databaseIsUnavailable(error: unknown): boolean {
  for (
    let cause = error;
    cause instanceof Error;
    cause = cause.cause ?? (cause as { previous?: unknown }).previous
  ) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string') {
      if (CONNECTION_CODES.has(code) || UNAVAILABLE_STATES.test(code) || BUSY_STATES.has(code)) return true;
    }
    if (POOL_TEXTS.some((text) => cause instanceof Error && cause.message.includes(text))) return true;
  }
  return false;
}
