import type { Log } from './log.ts';

/** Temporary failures: too many requests, or a backend that is briefly unavailable. */
const PASSING = new Set([429, 502, 503, 504]);

/** Logs the stack of a bug, but only the fact of a temporary failure of the backend. */
export function reportFailure(log: Log, requestId: string, error: unknown): void {
  const status = statusOf(error);
  if (status !== null && PASSING.has(status))
    log.warn({ requestId, status, reason: reasonOf(error) }, 'A page is temporarily unavailable');
  else log.error({ requestId, err: error }, 'A page failed');
}

function statusOf(error: unknown): number | null {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : null;
}

/** A response that a loader threw on purpose carries its message as data. */
function reasonOf(error: unknown): string | undefined {
  const { message, data } = error as { message?: unknown; data?: { message?: unknown } };
  const reason = message ?? data?.message;
  return typeof reason === 'string' ? reason : undefined;
}
