const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]);

/**
 * What Node was doing with a socket of ours. A file that is missing fails at `open`, and a caller who hangs up
 * while the request is read fails at nothing that we asked for.
 */
const SOCKET_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Classes of SQLSTATE that say the server is not there, is starting or stopping, or has no room. */
const UNAVAILABLE_STATES = /^(08|57P0|53)/;

/** Lock and statement timeouts, serialization failures: the same request may well succeed in a moment. */
const BUSY_STATES = new Set(['55P03', '57014', '40001', '40P01']);

const POOL_TEXTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'the database system is',
  'The database has said nothing',
];

/** Whether a failure means "the database cannot answer now" and not "the program is wrong". */
export function databaseIsUnavailable(error: unknown): boolean {
  for (
    let cause = error;
    cause instanceof Error;
    cause = cause.cause ?? (cause as { previous?: unknown }).previous
  ) {
    // A name with several addresses fails once for each of them.
    if (cause instanceof AggregateError && cause.errors.some(databaseIsUnavailable)) return true;
    if (saysSo(cause)) return true;
  }
  return false;
}

function saysSo({ message, code, syscall }: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (POOL_TEXTS.some((text) => message.includes(text))) return true;
  if (typeof code !== 'string') return false;
  if (UNAVAILABLE_STATES.test(code) || BUSY_STATES.has(code)) return true;
  return CONNECTION_CODES.has(code) && typeof syscall === 'string' && SOCKET_CALLS.has(syscall);
}
