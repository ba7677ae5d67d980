import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { request as openSecureRequest, Agent as SecureAgent } from 'node:https';
import { apiRequestHeaders } from './api-request-headers.ts';
import type { BackendHeaders } from './backend-headers.ts';
import type { FrontendConfig } from './config.ts';
import { discardRest } from './discard-rest.ts';
import { withoutHopByHop } from './hop-by-hop.ts';
import type { Log } from './log.ts';
import { framingOf } from './request-framing.ts';
import type { RequestInfo } from './request-info.ts';
import { logRequest } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

const idleLimitMs = 120_000;
/** The largest JSON body in bytes that the backend accepts for most operations. */
const USUAL_BODY_BYTES = 1_000_000;
type Settings = {
  config: FrontendConfig;
  backendHeaders: BackendHeaders;
  security: Pick<SecurityHeaders, 'always'>;
  log: Log;
};
/** Answers /api/*, including security headers and the line in the log. */
export type AnswerApi = (request: IncomingMessage, response: ServerResponse, info: RequestInfo) => void;

/** Passes /api/* to the backend over the network unchanged, streaming in both directions. */
export function createApiPassThrough({ config, backendHeaders, security, log }: Settings): AnswerApi {
  const secure = config.apiUrl.protocol === 'https:';
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = secure ? openSecureRequest : openRequest;

  return (request, response, info) => {
    for (const [name, value] of security.always) response.setHeader(name, value);
    response.setHeader('X-Request-Id', info.requestId);
    logRequest(log, request, response, info);
    const framing = framingOf(request);
    const hasBody = framing.body !== 'none';
    const headers = { ...apiRequestHeaders(request, framing), ...backendHeaders(request, info) };
    let current: ClientRequest;
    let heardBytes = 0;
    if (hasBody) {
      request.on('data', (chunk: Buffer) => {
        heardBytes += chunk.length;
      });
    }
    response.once('close', () => current.destroy());
    attempt();

    function attempt(isRetry = false): void {
      const upstream = open(new URL(config.apiUrl.origin), {
        agent,
        method: request.method,
        path: info.target,
        headers,
        timeout: idleLimitMs,
      });
      current = upstream;
      upstream.once('response', (answer) => {
        if (!request.complete) stopSending(answer);
        passBack(answer, response);
      });
      upstream.once('timeout', () => upstream.destroy(new Error('The backend took too long')));
      upstream.once('error', (error: NodeJS.ErrnoException) => {
        // The backend may close an idle connection just as it is reused. It has not processed anything then, so a
        // retry is safe.
        const stale = upstream.reusedSocket && error.code === 'ECONNRESET' && !hasBody;
        if (stale && !isRetry && !response.headersSent && !response.destroyed) return attempt(true);
        if (response.destroyed) return;
        if (isRefusedUnheard(request, heardBytes)) return answerTooLarge(request, response, info.requestId);
        log.warn({ requestId: info.requestId, reason: error.message }, 'The backend did not answer');
        answerUnavailable(response, info.requestId);
      });
      if (hasBody) request.pipe(upstream);
      else upstream.end();

      /** The backend has answered before reading the whole request, and the rest need not be sent. */
      function stopSending(answer: IncomingMessage): void {
        request.unpipe(upstream);
        answer.once('end', () => upstream.destroy());
        discardRest(request);
      }
    }
  };
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(withoutHopByHop(answer.headers))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(answer.statusCode ?? 502);
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

/**
 * The backend refuses a JSON body that is too large before reading it completely, and closes the connection. The
 * close may arrive here before its answer does. File uploads are read to the end.
 */
function isRefusedUnheard({ headers }: IncomingMessage, heardBytes: number): boolean {
  const isJson = /^application\/json/i.test(headers['content-type'] ?? '');
  // A chunked body does not announce its size.
  const bytes = Number(headers['content-length'] ?? heardBytes);
  return isJson && bytes > USUAL_BODY_BYTES;
}

function answerTooLarge(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  discardRest(request);
  const message = 'The request is too large.';
  answerFailure(response, { statusCode: 413, code: 'too_large', message, error: message, requestId });
}

function answerUnavailable(response: ServerResponse, requestId: string): void {
  const message = 'The service is not available right now. Please try again in a moment.';
  if (!response.headersSent) response.setHeader('retry-after', '5');
  answerFailure(response, {
    statusCode: 503,
    code: 'service_unavailable',
    message,
    error: message,
    requestId,
  });
}

function answerFailure(
  response: ServerResponse,
  body: { statusCode: number } & Record<string, unknown>,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(body.statusCode, { 'content-type': 'application/json; charset=utf-8' });
  response.shouldKeepAlive = false;
  response.end(JSON.stringify(body));
}
