import type { IncomingMessage } from 'node:http';

/** A client that sends more than this to the API does not read answers anyway. */
const usualMostBytes = 8_000_000;

/**
 * Receives and discards the part of a request that arrives after its answer, because most clients, and all browsers,
 * only read the answer then.
 */
export function discardRest(request: IncomingMessage, mostBytes = usualMostBytes): void {
  let discarded = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > mostBytes) request.destroy();
  });
  request.resume();
}
