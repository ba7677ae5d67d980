import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createApiFetch } from './api-fetch.ts';
import { createRefresher } from './session-refresher.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function refresherFor(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const apiUrl = new URL(`http://127.0.0.1:${port}`);
  return createRefresher({
    apiUrl,
    fetchApi: createApiFetch(apiUrl),
    cookieName: 'refreshToken',
    timeoutMs: 300,
  });
}

const headers = { 'x-request-id': 'abcdefgh' };

test('requests of one session share a refresh in flight, and the next one starts its own', async () => {
  const asked: string[] = [];
  const refresh = await refresherFor((request, response) => {
    asked.push(String(request.headers.cookie));
    setTimeout(() => {
      response.setHeader('Set-Cookie', [
        'other=1',
        `refreshToken=next${asked.length}; Max-Age=60; Path=/api/auth`,
      ]);
      response.end(JSON.stringify({ data: { accessToken: 'a.b.c' } }));
    }, 20);
  });
  const results = await Promise.all([
    refresh('one', headers),
    refresh('one', headers),
    refresh('two', headers),
  ]);
  expect(asked.sort()).toEqual(['refreshToken=one', 'refreshToken=two']);
  expect(results[0]).toBe(results[1]);
  expect(results[0]).toMatchObject({
    outcome: 'refreshed',
    tokens: { accessToken: 'a.b.c', refreshMaxAgeSeconds: 60 },
  });
  await refresh('one', headers);
  expect(asked).toHaveLength(3);
});

test.each([
  [401, 'ended'],
  [400, 'ended'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('an answer of %i means the session has %s', async (status, outcome) => {
  const refresh = await refresherFor((_, response) => response.writeHead(status).end());
  expect(await refresh('one', headers)).toEqual({ outcome });
});

test('a silent backend signs nobody out', async () => {
  const refresh = await refresherFor(() => undefined);
  expect(await refresh('one', headers)).toEqual({ outcome: 'unavailable' });
});
