import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApiPassThrough } from './server/api-pass-through.ts';
import { createBackendHeaders } from './server/backend-headers.ts';
import { ConfigError, type FrontendConfig, readConfig } from './server/config.ts';
import { limitConnections } from './server/connection-limits.ts';
import { largestFormOf } from './server/form-size.ts';
import { answerAlive, answerReady } from './server/health.ts';
import { describeIncoming, type Incoming } from './server/incoming.ts';
import { createLog } from './server/log.ts';
import { isForeign } from './server/origin.ts';
import { isPageAddress } from './server/page-address.ts';
import { createPages } from './server/pages.ts';
import { createPatientServer } from './server/patience.ts';
import { sendPlainPage } from './server/plain-page.ts';
import { loadBuilt, loadDevelopment } from './server/remix-build.ts';
import { logRequest } from './server/request-log.ts';
import { securityHeaders } from './server/security-headers.ts';
import { createSharedPages } from './server/shared-pages.ts';
import { shutDownOnSignal } from './server/shutdown.ts';

const config = configOrExit();
// React decides by this variable which of its builds it is, and it is loaded below.
process.env.NODE_ENV = config.development ? 'development' : 'production';

const log = createLog(config.logLevel);
const security = securityHeaders(config);
const backendHeaders = createBackendHeaders(config);
const passToApi = createApiPassThrough({ config, backendHeaders, log });
const server = createPatientServer();
limitConnections(server, config);

const root = new URL('../', import.meta.url);
const application = config.development
  ? await loadDevelopment(root, server)
  : await loadBuilt(root, security.filePolicy);
const pages = createPages({ application, config, backendHeaders, security, log });
const answerSharedPage = createSharedPages({ pages, config, backendHeaders, security });

shutDownOnSignal(server, log, application.close);
server.on('request', receive);
server.on('error', (error: NodeJS.ErrnoException) => exit(whyNotListening(error, config)));
server.listen(config.port, config.host, () => {
  log.info({ address: server.address(), app: config.appUrl.origin }, 'Listening');
});

function receive(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of security.always) response.setHeader(name, value);
  const incoming = describeIncoming(request, config);
  if (!incoming) {
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This address cannot be read.');
    return;
  }
  response.setHeader('X-Request-Id', incoming.requestId);
  logRequest(log, request, response, incoming);
  if (incoming.path === '/healthz') answerAlive(response);
  else if (incoming.path === '/readyz') answerReady(response, config);
  else if (incoming.path === '/api' || incoming.path.startsWith('/api/'))
    passToApi(request, response, incoming);
  else if (!isPageAddress(incoming.path)) refuseAddress(response, incoming);
  else if (isForeign(request, config)) refuseForeign(response, incoming);
  else if (!hasAcceptableBody(request, incoming)) refuseBody(response, incoming);
  else sendFileOrPage(request, response, incoming);
}

function sendFileOrPage(request: IncomingMessage, response: ServerResponse, incoming: Incoming): void {
  // Browsers and programs ask for it unasked, whatever icon a page names.
  if (incoming.path === '/favicon.ico') request.url = '/favicon.svg';
  application.files(request, response, () => receivePage(request, response, incoming));
}

function receivePage(request: IncomingMessage, response: ServerResponse, incoming: Incoming): void {
  if (incoming.path.startsWith('/assets/') && !config.development) response.writeHead(404).end();
  else answerPage(request, response, incoming).catch((error) => fail(error, response, incoming));
}

function answerPage(request: IncomingMessage, response: ServerResponse, incoming: Incoming): Promise<void> {
  const isShared = /^\/shared(\/|$)/i.test(incoming.path);
  const answer = isShared ? answerSharedPage : pages.answer;
  return answer(request, response, incoming);
}

/** Every route would be tried on it, for as long as it is. No page of ours is where this leads. */
function refuseAddress(response: ServerResponse, { requestId, nonce }: Incoming): void {
  sendPlainPage(response, {
    status: 404,
    title: 'Page Not Found',
    text: 'There is no page at this address.',
    requestId,
    nonce,
  });
}

/** Browsers say how long a form is. What does not say so, or is longer than any form here, is not read. */
function hasAcceptableBody(request: IncomingMessage, { path }: Incoming): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return false;
  return Number(request.headers['content-length'] ?? 0) <= largestFormOf(path);
}

function refuseForeign(response: ServerResponse, { requestId, nonce }: Incoming): void {
  sendPlainPage(response, {
    status: 403,
    title: 'This request was refused',
    text: 'It was sent from another site, or from a browser that does not say where it came from. Nothing has been changed. Please open the page here and try again.',
    requestId,
    nonce,
  });
}

function refuseBody(response: ServerResponse, { requestId, nonce }: Incoming): void {
  response.shouldKeepAlive = false;
  sendPlainPage(response, {
    status: 413,
    title: 'This is too large',
    text: 'What was sent is larger than this application accepts. Nothing has been saved.',
    requestId,
    nonce,
  });
}

function fail(error: unknown, response: ServerResponse, { requestId, nonce }: Incoming): void {
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

function configOrExit(): FrontendConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return exit(error.message);
    throw error;
  }
}

function whyNotListening(error: NodeJS.ErrnoException, { port, host }: FrontendConfig): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  return `The frontend cannot listen on ${host}:${port}: ${error.message}`;
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
