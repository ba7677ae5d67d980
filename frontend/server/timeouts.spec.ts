import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { createServerWithTimeouts } from './timeouts.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test.each([
  ['headers', 'POST /login HTTP/1.1\r\nHost: x\r\n'],
  ['a body', 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab'],
])('%s that never end are not awaited', async (_, beginning) => {
  server = createServerWithTimeouts({ headersMs: 50, requestMs: 100, checkEveryMs: 20 });
  server.on('request', (request) => request.resume());
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(beginning);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/);
});

test('the server waits half a minute for a request, and longer for the next one', () => {
  server = createServerWithTimeouts();
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 72_000 });
});
