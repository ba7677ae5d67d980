import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { ApiCall } from './api-call.server.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function call(answer: RequestListener, init: RequestInit = {}): Promise<ApiCall> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new ApiCall(`http://127.0.0.1:${port}/api/app?x=1`, { headers: new Headers(), ...init });
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

test.each(['POST', 'DELETE'])('what is sent arrives: %s, address, headers and body', async (method) => {
  const headers = new Headers({ Authorization: 'Bearer x', 'Content-Type': 'application/json' });
  const sent = await call(
    async (request, response) => {
      const { method, url, headers } = request;
      const told = { method, url, authorization: headers.authorization, body: await text(request) };
      response.writeHead(201, json).end(JSON.stringify(told));
    },
    { method, headers, body: '{"name":"Zoë"}' },
  );
  const answer = await sent.send(1000);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    method,
    url: '/api/app?x=1',
    authorization: 'Bearer x',
    body: '{"name":"Zoë"}',
  });
});

test('headers come through, each of several of one name', async () => {
  const sent = await call((_, response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(429, { ...json, 'Retry-After': '7' }).end('{}');
  });
  const { ok, headers } = await sent.send(1000);
  expect(ok).toBe(false);
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(headers.get('retry-after')).toBe('7');
});

test('an answer without a body is one', async () => {
  const answer = await (await call((_, response) => response.writeHead(204).end())).send(1000);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
});

test('a file comes while it is being sent', async () => {
  let rest: (() => void) | undefined;
  const sent = await call((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).write('%PDF');
    rest = () => response.end(' end');
  });
  const reader = (await sent.send(1000)).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('%PDF');
  rest?.();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(' end');
});

test.each<[string, RequestListener]>([
  ['no answer', (request) => request.destroy()],
  ['half an answer', (_, response) => response.writeHead(200, json).write('{"da', () => response.destroy())],
  ['an answer that takes too long', () => undefined],
  ['an answer that never comes to its end', (_, response) => response.writeHead(200, json).write('{"da')],
])('%s is none', async (_, answer) => {
  await expect((await call(answer)).send(100)).rejects.toThrow();
});

test('a backend that is not there is no answer', async () => {
  const sent = new ApiCall('http://127.0.0.1:1/api/app', { headers: new Headers() });
  await expect(sent.send(1000)).rejects.toThrow();
});
