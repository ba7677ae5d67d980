import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createApiHandOver } from './api-hand-over.ts';
import { type AnswerApi, createApiPassThrough } from './api-pass-through.ts';
import { createBackendHeaders } from './backend-headers.ts';
import { readConfig } from './config.ts';
import { internalSecretOf } from './internal-secret.ts';
import { createLog } from './log.ts';
import { readRequestInfo } from './request-info.ts';
import { securityHeaders } from './security-headers.ts';

const appSecret = 'x'.repeat(32);
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const config = readConfig({ API_URL: 'http://127.0.0.1', APP_SECRET: appSecret });
const backendHeaders = createBackendHeaders(config);
const security = securityHeaders(config);

/** Starts a frontend that passes requests on in this way, and resolves to its port. */
const listenAndPass = (pass: AnswerApi): Promise<number> =>
  listen((request, response) => {
    const info = readRequestInfo(request, config);
    if (info) pass(request, response, info);
  });

/** Starts a frontend in front of the backend at this port. */
function passTo(apiPort: number): Promise<number> {
  const apiUrl = new URL(`http://127.0.0.1:${apiPort}`);
  const settings = { config: { ...config, apiUrl }, backendHeaders, security, log: createLog('silent') };
  return listenAndPass(createApiPassThrough(settings));
}

const overTheNetwork = async (backend: RequestListener) => passTo(await listen(backend));

const inThisProcess = (answer: RequestListener) =>
  listenAndPass(createApiHandOver({ backend: { server: createServer(), answer }, backendHeaders, security }));

describe.each([
  ['over the network', overTheNetwork],
  ['in this process', inThisProcess],
])('%s', (_, passToBackend) => {
  test('only the API’s cookies pass, and callers cannot claim an address', async () => {
    let seen: IncomingMessage['headers'] = {};
    const port = await passToBackend((request, response) => {
      seen = request.headers;
      response.setHeader('Set-Cookie', ['a=1', 'b=2']).end('{}');
    });
    const answer = await fetch(`http://127.0.0.1:${port}/api/app?x=1`, {
      headers: {
        Cookie: 'token=t; refresh=r; refreshToken=api; theme=dark',
        Forwarded: 'for=1.2.3.4',
        'X-Forwarded-For': '1.2.3.4',
        'X-Internal-Secret': 'guess',
        'X-Others': '1.2.3.4 a,1.2.3.5 b',
        'X-Request-Id': 'invented-elsewhere',
      },
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    for (const [name, value] of security.always) expect(answer.headers.get(name)).toBe(value);
    expect(seen.cookie).toBe('refreshToken=api');
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen['x-internal-secret']).toBe(internalSecretOf(appSecret));
    expect(seen['x-request-id']).not.toBe('invented-elsewhere');
    expect([seen.forwarded, seen['x-others']]).toEqual([undefined, undefined]);
  });

  test('a body of unknown length stays one body', async () => {
    const seen: string[] = [];
    const port = await passToBackend(async (request, response) => {
      seen.push(`${request.method} ${request.url} ${await text(request)}`);
      response.end();
    });
    const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /api/app HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
    );
    socket.write(`${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200/);
    expect(seen).toEqual([`GET /api/app ${hidden}`]);
  });

  test('a body that is refused before its end does not hold up what comes after it', async () => {
    const port = await passToBackend((request, response) => {
      if (request.url === '/api/first') request.pause();
      response.setHeader('X-Answers', String(request.url)).end();
    });
    const body = Buffer.alloc(6_000_000);
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/first HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
    socket.write('GET /api/second HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/x-answers: \/api\/first\r\n.*x-answers: \/api\/second\r\n/is);
  });

  test('a client that keeps sending after a refusal is disconnected', async () => {
    const port = await passToBackend((_, response) => response.writeHead(413).end());
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const hungUp = new Promise((resolve) => socket.once('close', resolve));
    socket.write('POST /api/first HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = Buffer.concat([Buffer.from('f4240\r\n'), Buffer.alloc(1_000_000), Buffer.from('\r\n')]);
    const sendMore = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', sendMore);
    sendMore();
    await hungUp;
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s: Connection cannot take the length of a body away',
    async (method) => {
      const seen: string[] = [];
      const port = await passToBackend(async (request, response) => {
        seen.push(`${request.method} ${request.url} ${await text(request)}`);
        response.setHeader('X-Answers', String(request.url)).end();
      });
      const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
      const first = connect(port, '127.0.0.1');
      first.write(`${method} /api/first HTTP/1.1\r\nHost: x\r\nConnection: close, Content-Length\r\n`);
      first.write(`Content-Length: ${hidden.length}\r\n\r\n${hidden}`);
      expect(await text(first)).toMatch(/^HTTP\/1.1 200.*x-answers: \/api\/first\r\n/is);
      const second = await fetch(`http://127.0.0.1:${port}/api/second`);
      expect(second.headers.get('x-answers')).toBe('/api/second');
      expect(seen).toEqual([`${method} /api/first ${hidden}`, 'GET /api/second ']);
    },
  );

  test('the Connection header can remove extensions, but not the caller’s address', async () => {
    let seen: IncomingMessage['headers'] = {};
    const port = await passToBackend((request, response) => {
      seen = request.headers;
      response.end();
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET /api/app HTTP/1.1\r\nHost: x\r\nConnection: close, authorization, cookie, x-extension\r\n',
    );
    socket.write('Authorization: Bearer t\r\nCookie: refreshToken=r\r\nX-Extension: 1\r\n\r\n');
    await text(socket);
    expect(seen).toMatchObject({ authorization: 'Bearer t', cookie: 'refreshToken=r' });
    expect(seen['x-extension']).toBeUndefined();
  });

  test.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length that is none', 'Content-Length: +5'],
    ['an encoding that does not end', 'Transfer-Encoding: identity'],
  ])('%s: refused before anything is passed on', async (_, headers) => {
    const seen: unknown[] = [];
    const port = await passToBackend((request) => seen.push(request.url));
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/app HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400/);
    expect(seen).toEqual([]);
  });

  test('a client that disconnects ends the request to the backend', async () => {
    const leave = new AbortController();
    const left = new Promise<boolean>((resolve) => {
      passToBackend((_, response) => {
        response.once('close', () => resolve(!response.writableFinished));
        leave.abort();
      })
        .then((port) => fetch(`http://127.0.0.1:${port}/api/slow`, { signal: leave.signal }))
        .catch(() => undefined);
    });
    expect(await left).toBe(true);
  });
});

test('connections to a backend are kept alive, whatever a caller’s own connection does', async () => {
  let connections = 0;
  const backend = await listen((_, response) => response.end());
  open.at(-1)?.on('connection', () => {
    connections += 1;
  });
  const port = await passTo(backend);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/first HTTP/1.1\r\nHost: x\r\nConnection: close, Content-Length\r\n');
  socket.write('Content-Length: 4\r\n\r\nbody');
  await text(socket);
  await fetch(`http://127.0.0.1:${port}/api/second`);
  expect(connections).toBe(1);
});

test('a backend in this process does not affect the caller’s connection', async () => {
  const port = await inThisProcess((_, response) => response.writeHead(413, { connection: 'close' }).end());
  const answer = await fetch(`http://127.0.0.1:${port}/api/app`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'keep-alive']);
});

test('a missing backend is a 503 with the usual error body', async () => {
  const gone = await listen(() => undefined);
  open.pop()?.close();
  const answer = await fetch(`http://127.0.0.1:${await passTo(gone)}/api/app`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    statusCode: 503,
    code: 'service_unavailable',
    requestId: expect.any(String),
  });
});

test('a backend that closes before reading a large body has refused it', async () => {
  const port = await passTo(await listen((request) => request.socket.destroy()));
  const post = (bytes: number, type: string) =>
    fetch(`http://127.0.0.1:${port}/api/app`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: Buffer.alloc(bytes, ' '),
    });
  const refused = await post(6_000_000, 'application/json');
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ statusCode: 413, code: 'too_large' });
  expect((await post(1_000, 'application/json')).status).toBe(503);
  expect((await post(2_000_000, 'multipart/form-data; boundary=x')).status).toBe(503);
});

test('a backend that closes before reading a chunked body has refused it', async () => {
  const refuseAfterMuch = (request: IncomingMessage) => {
    let heard = 0;
    request.on('data', (chunk: Buffer) => {
      heard += chunk.length;
      if (heard > 1_000_000) request.socket.destroy();
    });
  };
  const port = await passTo(await listen(refuseAfterMuch));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/app HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n',
  );
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  socket.write(
    Buffer.concat([Buffer.from('16e360\r\n'), Buffer.alloc(1_500_000, ' '), Buffer.from('\r\n0\r\n\r\n')]),
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413/);
});
