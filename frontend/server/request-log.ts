import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Incoming } from './incoming.ts';
import type { Log } from './log.ts';
import { withoutSecrets } from './secret-paths.ts';

// Files, those of the development server too, and questions that come every few seconds.
const quiet = /^\/(assets\/|app\/|node_modules\/|@|favicon|healthz$|readyz$|__manifest$)/;
/** One line a request, when it is over. The query is left out: it can carry tokens and email addresses. */
export function logRequest(
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  incoming: Incoming,
): void {
  const began = performance.now();
  response.once('close', () => {
    const line = {
      requestId: incoming.requestId,
      method: request.method,
      path: withoutSecrets(incoming.path),
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    if (quiet.test(incoming.path)) log.debug(line, 'Request');
    else log.info(line, 'Request');
  });
}
