import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { RequestInfo } from './request-info.ts';
import { withoutSecrets } from './secret-paths.ts';

// Files (including those of the development server) and requests that come every few seconds.
const quiet = /^\/(assets\/|app\/|node_modules\/|@|favicon|healthz$|readyz$|__manifest$)/;
/**
 * Writes one line per request when it is finished. The query is omitted, because it may contain tokens and emails.
 */
export function logRequest(
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
): void {
  const began = performance.now();
  response.once('close', () => {
    const line = {
      requestId: info.requestId,
      method: request.method,
      path: withoutSecrets(info.path),
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    if (quiet.test(info.path)) log.debug(line, 'Request');
    else log.info(line, 'Request');
  });
}
