import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiFetch } from './api-fetch.ts';
import type { AnswerApi } from './api-pass-through.ts';
import type { FrontendConfig } from './config.ts';
import { largestFormOf } from './form-size.ts';
import { answerAlive, answerReady } from './health.ts';
import type { Log } from './log.ts';
import { isForeign } from './origin.ts';
import { isPageAddress } from './page-address.ts';
import type { Pages } from './pages.ts';
import { sendPlainPage } from './plain-page.ts';
import type { Application } from './remix-build.ts';
import { type RequestInfo, readRequestInfo } from './request-info.ts';
import { logRequest } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Settings = {
  application: Application;
  pages: Pages;
  answerSharedPage: Pages['answer'];
  answerApi: AnswerApi;
  config: FrontendConfig;
  fetchApi: ApiFetch;
  security: SecurityHeaders;
  log: Log;
};

/** Decides who answers a request: the API, a static file, a page, or a refusal. */
export function createReceiver(settings: Settings) {
  const { application, pages, answerSharedPage, answerApi, config, fetchApi, security, log } = settings;
  return receive;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const info = readRequestInfo(request, config);
    if (info && isOfApi(info.path)) {
      answerApi(request, response, info);
      return;
    }
    for (const [name, value] of security.always) response.setHeader(name, value);
    if (!info) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This address cannot be read.');
      return;
    }
    response.setHeader('X-Request-Id', info.requestId);
    logRequest(log, request, response, info);
    if (info.path === '/healthz') answerAlive(response);
    else if (info.path === '/readyz') answerReady(response, config.apiUrl, fetchApi);
    else if (!isPageAddress(info.path)) refuseAddress(response, info);
    else if (isForeign(request, info.path, config)) refuseForeign(response, info);
    else if (!hasAcceptableBody(request, info)) refuseBody(response, info);
    else sendFileOrPage(request, response, info);
  }

  function sendFileOrPage(request: IncomingMessage, response: ServerResponse, info: RequestInfo): void {
    // Browsers and other clients request it whatever icon a page names.
    if (info.path === '/favicon.ico') request.url = '/favicon.svg';
    application.files(request, response, () => receivePage(request, response, info));
  }

  function receivePage(request: IncomingMessage, response: ServerResponse, info: RequestInfo): void {
    if (info.path.startsWith('/assets/') && !config.development) response.writeHead(404).end();
    else answerPage(request, response, info).catch((error) => fail(error, response, info, log));
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, info: RequestInfo): Promise<void> {
    const isShared = /^\/shared(\/|$)/i.test(info.path);
    const answer = isShared ? answerSharedPage : pages.answer;
    return answer(request, response, info);
  }
}

const isOfApi = (path: string): boolean => path.startsWith('/api/') || path === '/api';

function fail(error: unknown, response: ServerResponse, { requestId, nonce }: RequestInfo, log: Log): void {
  if (response.destroyed) return;
  log.error({ requestId, err: error }, 'A page failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendPlainPage(response, {
    status: 500,
    title: 'Something went wrong',
    text: 'Something went wrong on our side, and we have made a note of it. Please try again in a moment.',
    requestId,
    nonce,
  });
}

/** Matching such an address would try every route for its whole length, and it belongs to no page. */
function refuseAddress(response: ServerResponse, { requestId, nonce }: RequestInfo): void {
  sendPlainPage(response, {
    status: 404,
    title: 'Page Not Found',
    text: 'There is no page at this address.',
    requestId,
    nonce,
  });
}

/**
 * Browsers announce the length of a form. Requests without a length, or with more than any of our forms has, are not
 * read.
 */
function hasAcceptableBody(request: IncomingMessage, { path }: RequestInfo): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return false;
  return Number(request.headers['content-length'] ?? 0) <= largestFormOf(path);
}

function refuseForeign(response: ServerResponse, { requestId, nonce }: RequestInfo): void {
  sendPlainPage(response, {
    status: 403,
    title: 'This request was refused',
    text: 'It was sent from another site, or from a browser that does not say where it came from. Nothing has been changed. Please open the page here and try again.',
    requestId,
    nonce,
  });
}

function refuseBody(response: ServerResponse, { requestId, nonce }: RequestInfo): void {
  response.shouldKeepAlive = false;
  sendPlainPage(response, {
    status: 413,
    title: 'This is too large',
    text: 'What was sent is larger than this application accepts. Nothing has been saved.',
    requestId,
    nonce,
  });
}
