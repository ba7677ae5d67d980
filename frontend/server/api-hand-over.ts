import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AnswerApi } from './api-pass-through.ts';
import { apiRequestHeaders } from './api-request-headers.ts';
import type { BackendHeaders } from './backend-headers.ts';
import { discardRest } from './discard-rest.ts';
import type { InnerBackend } from './inner-backend.ts';
import { framingOf } from './request-framing.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Settings = {
  backend: InnerBackend;
  backendHeaders: BackendHeaders;
  security: Pick<SecurityHeaders, 'always'>;
};

/**
 * Hands /api/* to the backend in this process: the very request, with the headers that it would have over the network,
 * and the very response. What the backend would say of its own connection is not said of the caller's.
 */
export function createApiHandOver({ backend, backendHeaders, security }: Settings): AnswerApi {
  // Names as the backend writes them, so that none is there twice.
  const always = Object.fromEntries(security.always.map(([name, value]) => [name.toLowerCase(), value]));

  return (request, response, incoming) => {
    if (hasNoEnd(request)) return;
    const headers = apiRequestHeaders(request, framingOf(request));
    request.headers = Object.assign(headers, backendHeaders(request, incoming)) as IncomingHttpHeaders;
    completeHead(request, response, { ...always, 'x-request-id': incoming.requestId });
    backend.answer(request, response);
  };
}

/** Node is about to refuse it (400), and tells of it all the same. */
const hasNoEnd = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined && !/\bchunked$/i.test(headers['transfer-encoding'].trim());

/**
 * All headers are written at once, which takes Node a fraction of the time that it takes to set each. The backend closes a
 * connection whose request it has refused before its end; here the rest is heard, so that the caller reads the answer, and
 * the connection goes on.
 */
function completeHead(request: IncomingMessage, response: ServerResponse, head: OutgoingHttpHeaders): void {
  const writeHead = response.writeHead as (status: number, headers: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = (status: number, headers?: unknown) => {
    if (!request.complete) discardRest(request);
    const { connection: _, ...others } = (headers ?? {}) as OutgoingHttpHeaders;
    return writeHead.call(response, status, Object.assign(head, others));
  };
}
