import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { eventually } from '../../backend/test/support/eventually.ts';
import { product } from './product.ts';

/** Answers by method and path: "POST /api/meal-plan/generate". `real` passes the request to the backend after all. */
export type Answers = Record<string, (real: () => Promise<Response>) => Response | Promise<Response>>;

/**
 * Runs a separate frontend whose backend answers some calls as a journey wants, for answers that a real backend
 * rarely gives.
 */
export async function withAnswers(
  page: Page,
  answers: Answers,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const between = createServer((request, response) => {
    void answer(answers, request, response);
  });
  await listening(between);
  const url = `http://localhost:${await freePort()}`;
  const frontend = spawn(process.execPath, ['frontend/server.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', APP_ENV: 'test', NODE_OPTIONS: '', LOG_LEVEL: 'silent' },
      ...{ APP_URL: url, APP_SECRET: product.secret, TRUSTED_PROXIES: '127.0.0.1' },
      ...{ HOST: '127.0.0.1', PORT: new URL(url).port, API_URL: `http://127.0.0.1:${portOf(between)}` },
    },
    stdio: 'ignore',
  });
  try {
    await eventually(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok === true);
    await work(url);
    // Nothing may still be requested from it when it stops.
    await page.goto('about:blank');
  } finally {
    const ended = once(frontend, 'exit');
    frontend.kill();
    await ended;
    between.closeAllConnections();
    between.close();
  }
}

async function answer(answers: Answers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = await text(request);
  const real = () => asked(method, url, request, body);
  const made = answers[`${method} ${new URL(url, product.url).pathname}`];
  const given = await (made ? made(real) : real());
  response.writeHead(given.status, headersOf(given.headers));
  response.end(Buffer.from(await given.arrayBuffer()));
}

function asked(method: string, url: string, request: IncomingMessage, body: string): Promise<Response> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  return fetch(new URL(url, product.url), {
    method,
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body && { body }),
  });
}

/** Forwarded answers are no longer compressed or chunked. */
const headersOf = (headers: Headers) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
    ),
  );

async function listening(server: Server | ReturnType<typeof createSocketServer>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createSocketServer();
  await listening(server);
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
