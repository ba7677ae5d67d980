import type { IncomingMessage } from 'node:http';

/** Whoever sends more reads no answers. */
const mostBytes = 8_000_000;

/** Lets in and throws away what of a request comes after its answer: most senders read the answer only then. */
export function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > mostBytes) request.destroy();
  });
  request.resume();
}
