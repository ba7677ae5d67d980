import type { Log } from './log.ts';

/** Failures that pass by themselves: too many requests, or a backend that is away for a moment. */
const PASSING = new Set([429, 502, 503, 504]);

/** The log keeps the place of a mistake, and only the fact of a passing failure of the backend. */
export function reportFailure(log: Log, requestId: string, error: unknown): void {
  const status = statusOf(error);
  if (status !== null && PASSING.has(status))
    log.warn({ requestId, status, reason: reasonOf(error) }, 'A page could not be had for now');
  else log.error({ requestId, err: error }, 'A page failed');
}

function statusOf(error: unknown): number | null {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : null;
}

/** A response that a loader threw on purpose carries its text as data. */
function reasonOf(error: unknown): string | undefined {
  const { message, data } = error as { message?: unknown; data?: { message?: unknown } };
  const reason = message ?? data?.message;
  return typeof reason === 'string' ? reason : undefined;
}
