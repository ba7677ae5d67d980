import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ApiFetch } from './api-fetch.ts';
import type { BackendHeaders } from './backend-headers.ts';
import { ChunkWriter } from './chunk-writer.ts';
import { bodySink } from './compression.ts';
import type { FrontendConfig } from './config.ts';
import { PageCookie, parseCookies } from './cookies.ts';
import { discardRest } from './discard-rest.ts';
import type { LoadContext } from './load-context.ts';
import type { Log } from './log.ts';
import { createManifest } from './manifest.ts';
import { completesOAuth } from './oauth-return.ts';
import { refreshesItself } from './page-views.ts';
import type { Application } from './remix-build.ts';
import { reportFailure } from './report-failure.ts';
import { createRequestHandlers } from './request-handlers.ts';
import type { RequestInfo } from './request-info.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { SessionHandle } from './session.ts';
import { createRefresher } from './session-refresher.ts';

type Settings = {
  application: Application;
  config: FrontendConfig;
  fetchApi: ApiFetch;
  backendHeaders: BackendHeaders;
  security: SecurityHeaders;
  log: Log;
};
type Asked = [request: IncomingMessage, response: ServerResponse, info: RequestInfo];

/** A response of Remix. If it is a page, its body is written by `sendPage`. */
export type Rendered = { answer: Response; sendPage: ((sink: Writable) => void) | null };

export type Pages = {
  answer: (...asked: Asked) => Promise<void>;
  /** The two halves of `answer`, for code that reads or caches a page before it is sent. */
  render: (...asked: Asked) => Promise<Rendered>;
  send: (rendered: Rendered, request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Answers page requests with Remix, and takes care of the session before and after. */
export function createPages(settings: Settings): Pages {
  const { application, config, fetchApi, backendHeaders, security, log } = settings;
  const handlers = createRequestHandlers(application);
  const answerManifest = createManifest(handlers);
  const refresh = createRefresher({
    apiUrl: config.apiUrl,
    fetchApi,
    cookieName: config.production ? '__Secure-refreshToken' : 'refreshToken',
  });

  return {
    answer: async (request, response, info) => send(await render(request, response, info), request, response),
    render,
    send,
  };

  async function render(...[request, response, info]: Asked): Promise<Rendered> {
    const context = loadContext(request, info);
    const { session } = context;
    if (session.needsRefresh() && !isManifest(info)) await session.refresh();

    const answer = isManifest(info)
      ? await answerManifest(info.url)
      : await answerWithRemix(toWebRequest(request, response, info), context);
    for (const [name, value] of answer.headers) {
      if (name !== 'set-cookie') response.setHeader(name, value);
    }
    const cookieLines = [...answer.headers.getSetCookie(), ...session.setCookieLines()];
    if (cookieLines.length > 0) response.setHeader('Set-Cookie', cookieLines);
    // The groceries that can be used without a connection, and the worker that serves them (decision 44).
    if (session.mustForget) response.setHeader('Clear-Site-Data', '"storage"');
    if (!answer.headers.has('Cache-Control')) {
      response.setHeader('Cache-Control', session.isPresent ? 'private, no-store' : 'private, no-cache');
    }
    // Browsers with Save-Data get smaller pictures.
    response.appendHeader('Vary', 'Save-Data');
    if (answer.status === 503 && !answer.headers.has('Retry-After')) response.setHeader('Retry-After', '5');
    response.setHeader('Content-Security-Policy', security.pagePolicy(info.nonce));
    response.statusCode = answer.status;
    return { answer, sendPage: context.sendPage };
  }

  function answerWithRemix(request: Request, context: LoadContext): Promise<Response> {
    const handle = handlers.handlerFor(new URL(request.url).pathname);
    return handle(request, context);
  }

  function loadContext(request: IncomingMessage, info: RequestInfo): LoadContext {
    const cookies = parseCookies(request.headers.cookie);
    const apiHeaders = () => backendHeaders(request, info);
    return {
      session: new SessionHandle(cookies, { production: config.production, refresh, apiHeaders }),
      cookies,
      pageCookie: (name) => new PageCookie(name, config.production),
      nonce: info.nonce,
      requestId: info.requestId,
      page: pageOf(info),
      isPageView:
        request.method === 'GET' && !refreshesItself(request.headers.referer, info.path, pageOf(info)),
      sendPage: null,
      api: { url: config.apiUrl, fetch: fetchApi, headers: apiHeaders },
      site: {
        origin: config.appUrl.origin,
        contactEmail: config.contactEmail,
      },
      report: (error) => reportFailure(log, info.requestId, error),
    };
  }
}

function isManifest(info: RequestInfo): boolean {
  return info.path === '/__manifest';
}

/** Remix fetches the data of /trainer from /trainer.data and that of / from /_root.data. */
function pageOf(info: RequestInfo): string {
  const url = new URL(info.url);
  url.searchParams.delete('_routes');
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return path + url.search;
}

function toWebRequest(request: IncomingMessage, response: ServerResponse, info: RequestInfo): Request {
  const { url } = info;
  const aborted = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) aborted.abort();
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(completesOAuth(request.method, url) ?? url, {
    method: request.method ?? 'GET',
    headers: webHeaders(request, info),
    signal: aborted.signal,
    ...(hasBody ? { body: bodyOf(request), duplex: 'half' } : {}),
  });
}

/** The body in a stream of its own, so that the request can still be read when nobody reads this one anymore. */
function bodyOf(request: IncomingMessage): ReadableStream {
  const body = new PassThrough();
  request.pipe(body);
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The rest of the form did not arrive'));
  });
  return Readable.toWeb(body) as ReadableStream;
}

/** Remix compares Origin with Host again, so both are set to the same origin. This server has already checked it. */
function webHeaders(request: IncomingMessage, info: RequestInfo): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith('x-forwarded-')) continue;
    for (const single of Array.isArray(value) ? value : [value]) headers.append(name, single);
  }
  headers.set('host', info.url.host);
  if (headers.has('origin')) headers.set('origin', info.origin);
  return headers;
}

async function send(
  { answer, sendPage }: Rendered,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Its length has been checked, so no more than a form of this page may have is received.
  if (!request.complete) discardRest(request, Number(request.headers['content-length']));
  if (request.method === 'HEAD' || !(answer.body || sendPage)) {
    response.end();
    return;
  }
  const sink = bodySink(request, response);
  response.once('close', () => sink.destroy());
  const writer = new ChunkWriter(sink);
  if (sendPage) sendPage(writer);
  else await pipeline(answer.body ?? [], writer);
}

/** Renders a page completely. */
export function renderHtml({ sendPage }: Rendered): Promise<Buffer> {
  const page = new PassThrough();
  sendPage?.(page);
  return buffer(page);
}
