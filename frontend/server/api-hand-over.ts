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
 * Hands /api/* to the backend in the same process: the original request, with the headers that it would have over the
 * network, and the original response. Headers about the backend's own connection are not sent to the caller.
 */
export function createApiHandOver({ backend, backendHeaders, security }: Settings): AnswerApi {
  // Header names in lower case, as the backend writes them, so that none occurs twice.
  const always = Object.fromEntries(security.always.map(([name, value]) => [name.toLowerCase(), value]));

  return (request, response, info) => {
    if (hasNoEnd(request)) return;
    const headers = apiRequestHeaders(request, framingOf(request));
    request.headers = Object.assign(headers, backendHeaders(request, info)) as IncomingHttpHeaders;
    completeHead(request, response, { ...always, 'x-request-id': info.requestId });
    backend.answer(request, response);
  };
}

/** Node is about to refuse this request (400) but still emits it. */
const hasNoEnd = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined && !/\bchunked$/i.test(headers['transfer-encoding'].trim());

/**
 * Writes all headers at once, which takes Node a fraction of the time of setting each one. When the backend refuses a
 * request early, it closes the connection. Here the rest of the body is received instead, so that the caller reads
 * the answer and can use the connection again.
 */
function completeHead(request: IncomingMessage, response: ServerResponse, head: OutgoingHttpHeaders): void {
  const writeHead = response.writeHead as (status: number, headers: OutgoingHttpHeaders) => ServerResponse;
  response.writeHead = (status: number, headers?: unknown) => {
    if (!request.complete) discardRest(request);
    const { connection: _, ...others } = (headers ?? {}) as OutgoingHttpHeaders;
    return writeHead.call(response, status, Object.assign(head, others));
  };
}
