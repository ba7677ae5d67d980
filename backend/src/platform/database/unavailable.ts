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
 * The system calls that Node reports for sockets. Others do not count: a missing file fails at `open`, and a caller
 * who disconnects while their request is read is not a failure of the database.
 */
const SOCKET_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** SQLSTATE classes which say that the server is unreachable, starting, stopping, or out of connections. */
const UNAVAILABLE_STATES = /^(08|57P0|53)/;

/** Lock timeouts, statement timeouts, and serialization failures: the same request may well succeed in a moment. */
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
    // Connecting to a name with several addresses fails once per address.
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
