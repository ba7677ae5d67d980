import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type ApiQuestion, createApiFetch } from './api-fetch.ts';
import { createInnerAgent } from './inner-backend.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Ask = (question?: Partial<ApiQuestion>) => Promise<Response>;

async function overTheNetwork(answer: RequestListener): Promise<Ask> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return asking(new URL(`http://127.0.0.1:${port}/api/app?x=1`));
}

async function inThisProcess(answer: RequestListener): Promise<Ask> {
  return asking(new URL('http://api/api/app?x=1'), createInnerAgent({ server: createServer(answer) }));
}

const asking =
  (url: URL, agent?: Parameters<typeof createApiFetch>[1]): Ask =>
  (question) =>
    createApiFetch(url, agent)(url, { timeoutMs: 1000, ...question });

const piecesOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    pull(pieces) {
      const text = texts.shift();
      if (text === undefined) pieces.close();
      else pieces.enqueue(new TextEncoder().encode(text));
    },
  });

const json = { 'Content-Type': 'application/json; charset=utf-8' };

describe.each([
  ['over the network', overTheNetwork],
  ['in this process', inThisProcess],
])('%s', (_, reach) => {
  test.each(['POST', 'DELETE'])('a request arrives completely: %s', async (method) => {
    const ask = await reach(async (request, response) => {
      const { method, url, headers } = request;
      const told = { method, url, authorization: headers.authorization, body: await text(request) };
      response.writeHead(201, json).end(JSON.stringify(told));
    });
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    const answer = await ask({ method, headers, body: '{"name":"Zoë"}' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      method,
      url: '/api/app?x=1',
      authorization: 'Bearer x',
      body: '{"name":"Zoë"}',
    });
  });

  test('all headers arrive, including several of one name', async () => {
    const ask = await reach((_, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.writeHead(429, { ...json, 'Retry-After': '7' }).end('{}');
    });
    const { ok, headers } = await ask();
    expect(ok).toBe(false);
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(headers.get('retry-after')).toBe('7');
  });

  test('an answer without a body is passed on', async () => {
    const ask = await reach((_, response) => response.writeHead(204).end());
    const answer = await ask();
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });

  test.each([
    { 'Content-Type': 'application/pdf' },
    { ...json, 'Content-Disposition': 'attachment; filename="all.json"' },
  ])('a file is streamed while it is being sent: %j', async (headers) => {
    let rest: (() => void) | undefined;
    const ask = await reach((_, response) => {
      response.writeHead(200, headers).write('%PDF');
      rest = () => response.end(' end');
    });
    const reader = (await ask()).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('%PDF');
    rest?.();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(' end');
  });

  test('a body in pieces arrives as it is produced', async () => {
    const ask = await reach(async (request, response) => response.end(await text(request)));
    const body = piecesOf('one ', 'two');
    expect(await (await ask({ method: 'PUT', body })).text()).toBe('one two');
  });

  test('a refusal before the last piece is the answer, and no more pieces are read', async () => {
    const ask = await reach((_, response) => response.writeHead(413, json).end('{"code":"too_large"}'));
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const body = new ReadableStream<Uint8Array>({
      pull: (pieces) => pieces.enqueue(new Uint8Array(100)),
      cancel: () => stop(),
    });
    const answer = await ask({ method: 'PUT', body });
    expect([answer.status, await answer.json()]).toEqual([413, { code: 'too_large' }]);
    await stopped;
  });

  test('simultaneous calls get their own answers, and later calls reuse connections', async () => {
    const ask = await reach((request, response) => response.writeHead(200, json).end(request.headers.x));
    const all = () =>
      Promise.all(Array.from({ length: 50 }, async (_, n) => (await ask({ headers: { x: `${n}` } })).json()));
    expect(await all()).toEqual(Array.from({ length: 50 }, (_, n) => n));
    expect(await all()).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  test('an aborted call is aborted at the backend too', async () => {
    let leave = (_: boolean) => {};
    const left = new Promise<boolean>((resolve) => {
      leave = resolve;
    });
    const ask = await reach((_, response) => response.once('close', () => leave(!response.writableFinished)));
    await expect(ask({ timeoutMs: 100 })).rejects.toThrow();
    expect(await left).toBe(true);
  });

  test.each<[string, RequestListener]>([
    ['no answer', (request) => request.destroy()],
    [
      'half an answer',
      (_, response) => response.writeHead(200, json).write('{"da', () => response.destroy()),
    ],
    ['an answer that takes too long', () => undefined],
    ['an answer that never comes to its end', (_, response) => response.writeHead(200, json).write('{"da')],
  ])('a call with %s is reported as no answer', async (_, answer) => {
    const ask = await reach(answer);
    await expect(ask({ timeoutMs: 100 })).rejects.toThrow();
  });
});

test('headers that are too long are refused within one process too, and end nothing', async () => {
  const ask = await inThisProcess((_, response) => response.end());
  expect((await ask({ headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
  expect((await ask()).status).toBe(200);
});

test('a missing backend is reported as no answer', async () => {
  const url = new URL('http://127.0.0.1:1/api/app');
  await expect(createApiFetch(url)(url, { timeoutMs: 1000 })).rejects.toThrow();
});
