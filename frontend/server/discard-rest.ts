import type { IncomingMessage } from 'node:http';

/** A client that sends more than this does not read answers anyway. */
const mostBytes = 8_000_000;

/**
 * Receives and discards the part of a request that arrives after its answer, because most clients only read the
 * answer then.
 */
export function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > mostBytes) request.destroy();
  });
  request.resume();
}
