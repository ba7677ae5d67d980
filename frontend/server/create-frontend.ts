import type { Server } from 'node:http';
import { createApiFetch } from './api-fetch.ts';
import { createApiHandOver } from './api-hand-over.ts';
import { createApiPassThrough } from './api-pass-through.ts';
import { createBackendHeaders } from './backend-headers.ts';
import type { FrontendConfig } from './config.ts';
import { limitConnections } from './connection-limits.ts';
import { createInnerAgent, type InnerBackend } from './inner-backend.ts';
import type { Log } from './log.ts';
import { createPages } from './pages.ts';
import { createReceiver } from './receive.ts';
import { loadBuilt, loadDevelopment } from './remix-build.ts';
import { securityHeaders } from './security-headers.ts';
import { createSharedPages } from './shared-pages.ts';
import { createServerWithTimeouts } from './timeouts.ts';

/** The server for pages and the API. It listens when it is told to. */
export type Frontend = {
  server: Server;
  listen: () => Promise<void>;
  /** Stops everything that runs besides the server. */
  close: () => Promise<void>;
};

type Settings = {
  config: FrontendConfig;
  log: Log;
  /** If given, API calls stay in this process. Otherwise they go to the `apiUrl` of the configuration. */
  backend?: InnerBackend;
};

const root = new URL('../../', import.meta.url);

export async function createFrontend({ config, log, backend }: Settings): Promise<Frontend> {
  const security = securityHeaders(config);
  const backendHeaders = createBackendHeaders(config);
  const fetchApi = createApiFetch(config.apiUrl, backend && createInnerAgent(backend));
  const answerApi = backend
    ? createApiHandOver({ backend, backendHeaders, security })
    : createApiPassThrough({ config, backendHeaders, security, log });
  const server = createServerWithTimeouts();
  limitConnections(server, config);

  const application = config.development
    ? await loadDevelopment(root, server)
    : await loadBuilt(root, security);
  const pages = createPages({ application, config, fetchApi, backendHeaders, security, log });
  const answerSharedPage = createSharedPages({ pages, config, fetchApi, backendHeaders, security });
  server.on(
    'request',
    createReceiver({ application, pages, answerSharedPage, answerApi, config, fetchApi, security, log }),
  );

  return { server, listen, close: application.close };

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(error, config)));
      server.listen(config.port, config.host, () => {
        log.info({ address: server.address(), app: config.appUrl.origin }, 'Listening');
        resolve();
      });
    });
  }
}

/** The server cannot listen on the address. The message is a sentence for the operator. */
export class ListenError extends Error {
  constructor(error: NodeJS.ErrnoException, config: FrontendConfig) {
    super(whyNotListening(error, config));
  }
}

function whyNotListening(error: NodeJS.ErrnoException, { port, host }: FrontendConfig): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  return `The frontend cannot listen on ${host}:${port}: ${error.message}`;
}
